import { expect, test, vi } from 'vitest';
import { type Annotation, markdownTable, printAnnotations } from './github.ts';

function print(annotations: readonly Annotation[]): string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printAnnotations(annotations);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines;
}

test('escapes annotations by the rules of GitHub', () => {
  const lines = print([
    { level: 'notice', location: undefined, title: '50%', message: 'a, b: c\r\n::error::no' },
    { level: 'error', location: 'openapi/a,b.yaml:7', title: 'one: two', message: 'x' },
  ]);
  expect(lines).toEqual([
    '::error file=openapi/a%2Cb.yaml,line=7,title=one%3A two::x',
    '::notice title=50%25::a, b: c%0D%0A::error::no',
  ]);
});

test('prints as many annotations of a level as GitHub shows', () => {
  const errors = Array.from({ length: 25 }, (_, index): Annotation => ({
    level: 'error',
    location: `a.yaml:${index}`,
    title: 'x',
    message: 'x',
  }));
  const lines = print([
    ...errors,
    { level: 'warning', location: 'b.yaml:1', title: 'y', message: 'y' },
  ]);
  expect(lines).toHaveLength(11);
  expect(lines[9]).toBe('::error title=16 more::The log and the summary of the run list all.');
});

test('shows any text in a table without interpreting it', () => {
  const table = markdownTable(['A', 'B'], [['/data/*/a_b|c', '<img src=x>\n`@name`']]);
  expect(table).toBe(
    '| A | B |\n| --- | --- |\n| /data/&#42;/a&#95;b&#124;c | &#60;img src=x&#62; &#96;&#64;name&#96; |',
  );
});
