import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { convertToThreadTime, readMainThread } from './thread-time.ts';

const PAGE = { pid: 7, tid: 1 };
const NAMED = { ph: 'M', ts: 0, name: 'thread_name', args: { name: 'CrRendererMain' } };
const START = {
  ph: 'I',
  ts: 0,
  pid: 1,
  tid: 1,
  name: 'TracingStartedInBrowser',
  args: { data: { frames: [{ processId: PAGE.pid }] } },
};
const task = (ts: number, dur: number, tdur: number, thread = PAGE) => ({
  ...thread,
  ph: 'X',
  name: 'RunTask',
  args: {},
  ts,
  dur,
  tdur,
});

describe('the thread time of a recording', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'souk-thread-time-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function convert(traceEvents: object[], log: object[] = []) {
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, 'defaultPass.trace.json'), JSON.stringify({ traceEvents }));
    writeFileSync(join(folder, 'defaultPass.devtoolslog.json'), JSON.stringify(log));
    convertToThreadTime(folder);
    return {
      events: read('defaultPass.trace.json').traceEvents.slice(-traceEvents.length),
      log: read('defaultPass.devtoolslog.json'),
    };
  }

  it('leaves out the time that other programs had during a task', () => {
    const { events } = convert([
      START,
      { ...NAMED, ...PAGE },
      task(1_000, 400, 100),
      { ...PAGE, ph: 'X', name: 'FunctionCall', args: {}, ts: 1_200, dur: 200 },
      task(2_000, 50, 50),
    ]);
    expect(events.slice(2)).toMatchObject([
      { ts: 1_000, dur: 100 },
      { ts: 1_050, dur: 50 },
      { ts: 1_700, dur: 50 },
    ]);
  });

  it('ignores threads of other processes', () => {
    const worker = { pid: 9, tid: 1 };
    const { events } = convert([
      START,
      { ...NAMED, ...PAGE },
      { ...NAMED, ...worker },
      task(500, 400, 10, worker),
      task(1_000, 10, 10),
    ]);
    expect(events.at(-1)).toMatchObject({ ts: 1_000, dur: 10 });
  });

  it('moves the times of requests with the same clock', () => {
    const timing = { requestTime: 0.001, sendStart: 0.2, receiveHeadersEnd: 0.4, pushStart: -1 };
    const { log } = convert(
      [START, { ...NAMED, ...PAGE }, task(1_000, 400, 100)],
      [{ params: { timestamp: 0.001_4, response: { timing } } }],
    );
    expect(log[0].params.timestamp).toBeCloseTo(0.001_1, 6);
    expect(log[0].params.response.timing.receiveHeadersEnd).toBeCloseTo(0.1, 6);
    expect(log[0].params.response.timing).toMatchObject({ requestTime: 0.001, pushStart: -1 });
  });

  it('rejects a recording without a page', () => {
    expect(() => convert([START])).toThrow('it has no main thread of a page');
  });
});

describe('the main thread of a page', () => {
  const mark = { ...PAGE, ph: 'I', name: 'here', args: {}, ts: 5_000 };

  it('worked only while its tasks had the processor', () => {
    const other = { pid: 7, tid: 2 };
    const events = [
      mark,
      task(1_000, 2_000, 500),
      task(4_000, 1_000, 1_000),
      task(4_000, 9, 9, other),
    ];
    const thread = readMainThread(events, 'here', 10);
    expect(thread.workMs(0, 20)).toBeCloseTo(1.5);
    expect(thread.workMs(7, 9.5)).toBeCloseTo(0.75);
    expect(thread.workMs(11, 20)).toBe(0);
  });

  it('is unknown without a mark', () => {
    expect(() => readMainThread([task(0, 1, 1)], 'here', 0)).toThrow('it has no mark here');
  });
});
