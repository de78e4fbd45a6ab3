import { describe, expect, test } from 'vitest';
import { sanitizeHtml, headingsOf, textOf } from './sanitize.ts';
import { type HtmlNode, parseHtml } from './parser.ts';
import { parsePageOnServer } from './server-parser.ts';
import { ATTACKS, SAFE_HTML } from './testing/html-attacks.ts';

const CODE = 'let a = 1;\n\tif (a < 2) run("x & y");';

describe('the browser’s tree and the server’s', () => {
  test.each([
    ...Object.values(ATTACKS).flat(),
    ...SAFE_HTML,
    '<p>not <b>closed <i>in order</b> at all</i><li>x<p>y<table><tr><td>z<p>w',
    `<pre>\n${CODE}</pre>&nbsp;&hellip;&#x1F600;&notanentity;`,
    '<p>a</body></html><p>b',
    '<a href=1>x<a href=2>y',
    '\u0000a\r\nb\rc',
  ])('are the same: %s', (html) => {
    expect(parsePageOnServer(`<!doctype html><body>${html}`)).toEqual(parseHtml(html));
  });
});

test('a text nested without end ends', () => {
  const html = `${'<div>'.repeat(50_000)}deep`;
  expect(parsePageOnServer(`<!doctype html><body>${html}`)).toHaveLength(1);
  expect(sanitizeHtml('<div>'.repeat(300))).toHaveLength(1);
});

describe('headings', () => {
  test('each can be led to, by an id that is nobody else’s', () => {
    const html =
      '<h2>Your account</h2><h3>Your <em>account</em></h3><h2 id="pay">Paying</h2><h2>!?</h2>';
    expect(headingsOf(sanitizeHtml(html))).toEqual([
      { id: 'part-your-account', text: 'Your account', level: 2 },
      { id: 'part-your-account-2', text: 'Your account', level: 3 },
      { id: 'part-pay', text: 'Paying', level: 2 },
      { id: 'part-1', text: '!?', level: 2 },
    ]);
  });

  test('those of other scripts are led to by their words too, empty ones are none', () => {
    expect(headingsOf(sanitizeHtml('<h2>الأسعار والدفع</h2><h2> </h2>'))).toEqual([
      { id: 'part-الأسعار-والدفع', text: 'الأسعار والدفع', level: 2 },
    ]);
  });

  test('links within the text still find them', () => {
    const nodes = sanitizeHtml('<a href="#pay">x</a><h2 id="pay">Paying</h2><a name="old"></a>');
    expect(findAll(nodes, 'a').map(({ attributes }) => attributes)).toEqual([
      { href: '#part-pay' },
      { id: 'part-old' },
    ]);
  });
});

describe('videos', () => {
  test.each([
    [
      'https://www.youtube.com/embed/abcdefghijk?autoplay=1',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      '//www.youtube-nocookie.com/embed/abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['http://player.vimeo.com/video/12345678', 'https://player.vimeo.com/video/12345678'],
    [
      'https://www.dailymotion.com/embed/video/x7abc1',
      'https://www.dailymotion.com/embed/video/x7abc1',
    ],
  ])('of a known host play from where we say: %s', (src, player) => {
    const [frame] = findAll(
      sanitizeHtml(`<iframe src="${src}" width="1" onload="run()"></iframe>`),
      'iframe',
    );
    expect(frame?.attributes).toEqual({ src: player });
  });

  test('a film’s address may stand within it', () => {
    const [film] = findAll(
      sanitizeHtml('<video><source src="/a.mp4" type="video/mp4">no</video>'),
      'video',
    );
    expect(film).toEqual({ tag: 'video', attributes: { src: '/a.mp4' }, children: [] });
  });
});

test('pictures may be in the text itself', () => {
  const src = 'data:image/png;base64,iVBORw0KGgo=';
  expect(findAll(sanitizeHtml(`<img src="${src}">`), 'img')[0]?.attributes['src']).toBe(src);
});

test('what is in an element that is not ours stays', () => {
  const html =
    '<center><font color=red>Big <blink>sale</blink></font></center><article><h2>x</h2></article>';
  expect(textOf(sanitizeHtml(html))).toBe('Big sale x');
  expect(findAll(sanitizeHtml(html), 'h2')).toHaveLength(1);
});

test('a paragraph that holds a block is none, so that browsers read it as it was written', () => {
  expect(sanitizeHtml('<p><button><p>x</p></button></p>')).toEqual([
    { tag: 'div', attributes: {}, children: [{ tag: 'p', attributes: {}, children: ['x'] }] },
  ]);
});

function findAll(nodes: readonly HtmlNode[], tag: string): Exclude<HtmlNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === tag ? [node] : []), ...findAll(node.children, tag)],
  );
}
