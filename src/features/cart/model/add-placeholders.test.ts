import { expect, test } from 'vitest';
import { addPlaceholders } from './add-placeholders.ts';

const idOf = ({ id }: { id: number }) => id;
const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('returns the items unchanged without ordered ids', () => {
  expect(addPlaceholders([two, one], idOf)).toEqual([
    { id: 2, item: two },
    { id: 1, item: one },
  ]);
});

test('returns a placeholder for a removed item and appends a new one', () => {
  expect(addPlaceholders([three, two], idOf, [1, 2])).toEqual([
    { id: 1, item: null },
    { id: 2, item: two },
    { id: 3, item: three },
  ]);
});
