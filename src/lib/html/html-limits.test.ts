import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { MAX_ATTRIBUTES, MAX_DEPTH, MAX_NODES } from './build-tree.ts';
import { getHeadings } from './html-text.ts';
import { parseHtml } from './parse-html.server.ts';
import { MAX_TAGS, prepareHtml } from './prepare-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { findElements } from './testing/find-elements.ts';
import { UniqueIds } from './unique-ids.ts';

const reopening = (count: number) =>
  `<p>${Array.from({ length: count }, (_, index) => `<b a=${index}>`).join('')}</p>${'<p>x'.repeat(count)}`;

test.each([
  ['nested formatting', '<b>'.repeat(50_000)],
  ['nested blocks', '<div>'.repeat(50_000)],
  ['nested unknown elements', '<x>'.repeat(50_000)],
  ['equal headings', '<h2>a</h2>'.repeat(20_000)],
  ['equal ids', '<p id=a>x</p>'.repeat(15_000)],
  ['attributes', `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}>x`],
  ['unclosed tags', '<p><b>x'.repeat(28_000)],
  ['a long table', `<table>${'<tr><td>a<td>b'.repeat(20_000)}`],
  ['many children of an unknown element', `<o:p>${'<br>'.repeat(200_000)}`],
  ['reopened formatting', reopening(3000)],
  ['reopened formatting of 4 kB', reopening(300)],
  ['select tags without an end', '<select '.repeat(29_000)],
  ['spaces in a URL', `<a href="${' '.repeat(200_000)}javascript:run()">x</a>`],
  ['a long style', `<p style="${'color:red;'.repeat(50_000)}">x</p>`],
  ['words', 'x '.repeat(1_000_000)],
  ['text above the length limit', 'x'.repeat(6_000_000)],
])('stays within the limits for %s', (_, html) => {
  const { nodes, depth, attributes, length } = measure(parseHtml(html), 0);
  expect(nodes).toBeLessThanOrEqual(MAX_NODES);
  expect(depth).toBeLessThanOrEqual(MAX_DEPTH);
  expect(attributes).toBeLessThanOrEqual(MAX_ATTRIBUTES);
  expect(length).toBeLessThanOrEqual(5_000_000);
  expect(sanitizeHtml(html).length).toBeLessThanOrEqual(nodes);
});

test('omits the tags above the limit and keeps those below', () => {
  const rule = '<hr>';
  expect(parseHtml(rule.repeat(MAX_TAGS))).toHaveLength(MAX_TAGS);
  expect(parseHtml(rule.repeat(MAX_TAGS + 1))).toHaveLength(MAX_TAGS);
});

test('restores the names of formatting elements without reopening them', () => {
  const nested = sanitizeHtml(reopening(300));
  expect(findElements(nested, 'b')).toHaveLength(MAX_DEPTH - 1);
  const flat = sanitizeHtml(`<b>a</b>${'<i x>y</i>'.repeat(2000)}`);
  expect(findElements(flat, 'i')).toHaveLength(2000);
  expect(flat[0]).toMatchObject({ tagName: 'b', children: [{ value: 'a' }] });
});

test('creates ids for equal names in linear time', () => {
  const ids = new UniqueIds();
  for (let count = 0; count < 500_000; count += 1) ids.next('a');
  expect(ids.next('a')).toBe('a-500001');
});

test('every heading of a long text has a unique id', () => {
  const headings = getHeadings(sanitizeHtml('<h2>a</h2><h2>a-2</h2>'.repeat(5000)));
  expect(headings).toHaveLength(10_000);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(10_000);
});

interface Size {
  nodes: number;
  depth: number;
  attributes: number;
  length: number;
}

function measure(nodes: readonly ElementContent[], depth: number): Size {
  const size: Size = { nodes: 0, depth, attributes: 0, length: 0 };
  for (const node of nodes) {
    size.nodes += 1;
    if (node.type === 'text') size.length += node.value.length;
    if (node.type !== 'element') continue;
    const inner = measure(node.children, depth + 1);
    size.nodes += inner.nodes;
    size.depth = Math.max(size.depth, inner.depth);
    size.attributes = Math.max(
      size.attributes,
      inner.attributes,
      Object.keys(node.properties).length,
    );
    size.length += inner.length;
  }
  return size;
}

test('@SAFE-01 the parts around removed select tags form no other tag', () => {
  expect(prepareHtml('<sel<select>ect>a</sel</select>ect>')).not.toMatch(/<\/?select/);
});
