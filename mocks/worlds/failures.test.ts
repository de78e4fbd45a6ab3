import { describe, expect, it } from 'vitest';
import { type Failure, consumeFailure } from './failures.ts';

function play(failures: Failure[], calls: number, documented = [200, 500]) {
  return Array.from({ length: calls }, () => {
    const { delay, failure } = consumeFailure(failures, 'getCart', (status) =>
      documented.includes(status),
    );
    return [failure?.status, delay];
  });
}

describe('failures', () => {
  it('skip the first calls with `after`', () => {
    const failures: Failure[] = [{ operation: 'getCart', status: 500, after: 2, times: 1 }];
    expect(play(failures, 4)).toEqual([
      [undefined, 0],
      [undefined, 0],
      [500, 0],
      [undefined, 0],
    ]);
    expect(failures).toEqual([]);
  });

  it('of every operation apply to those that document the status', () => {
    expect(play([{ operation: '*', status: 500 }], 1)).toEqual([[500, 0]]);
    expect(play([{ operation: '*', status: 404 }], 1)).toEqual([[undefined, 0]]);
    expect(play([{ operation: '*', status: 'drop' }], 1)).toEqual([['drop', 0]]);
    expect(play([{ operation: 'getHome', status: 500 }], 1)).toEqual([[undefined, 0]]);
  });

  it('that only delay add to the delay of the one that fails', () => {
    const failures: Failure[] = [
      { operation: '*', delay: 20 },
      { operation: 'getCart', delay: 5, times: 1 },
      { operation: 'getCart', status: 500, delay: 100, after: 1 },
    ];
    expect(play(failures, 3)).toEqual([
      [undefined, 25],
      [500, 120],
      [500, 120],
    ]);
  });
});
