import { describe, expect, test } from 'vitest';
import { getHeadings, textOf } from './html-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { findElements } from './testing/find-elements.ts';

const propertiesOf = (html: string, tag: string) =>
  findElements(sanitizeHtml(html), tag).map(({ properties }) => properties);

describe('headings', () => {
  test('@CONT-01 each has a unique id; ids in the markup have priority', () => {
    const html =
      '<h2>Your account</h2><h3>Your <em>account</em></h3><h2 id="your-account">Pay</h2><h2>!?</h2><h2> </h2>';
    expect(getHeadings(sanitizeHtml(html))).toEqual([
      { id: 'part-your-account-2', text: 'Your account', level: 2 },
      { id: 'part-your-account-3', text: 'Your account', level: 3 },
      { id: 'part-your-account', text: 'Pay', level: 2 },
      { id: 'part-1', text: '!?', level: 2 },
    ]);
  });

  test('ids preserve letters of every script and never split a surrogate pair', () => {
    const [arabic, emoji] = getHeadings(
      sanitizeHtml(`<h2>الأسعار والدفع</h2><h2>${'𝒜'.repeat(150)}</h2>`),
    );
    expect(arabic?.id).toBe('part-الأسعار-والدفع');
    expect(emoji?.id).toBe(`part-${'𝒜'.repeat(60).toLowerCase()}`);
  });

  test('links within the text use the new ids', () => {
    const html = '<a href="#pay">x</a><h2 id="pay">Paying</h2><a name="old"></a>';
    expect(propertiesOf(html, 'a')).toEqual([{ href: '#part-pay' }, { id: 'part-old' }]);
    expect(propertiesOf(html, 'h2')).toEqual([{ id: 'part-pay' }]);
  });
});

describe('players', () => {
  test.each([
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk?autoplay=1" width="1" onload="run()"></iframe>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      '<iframe src="//www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      '<iframe src="https://www.youtube.com/shorts/abcdefghijk"></iframe>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      '<iframe src="//www.youtube.com/embed/abcdefghijk?start=90&autoplay=1"></iframe>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?start=90',
    ],
    [
      '<oembed url="https://www.youtube.com/watch?v=abcdefghijk"></oembed>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      '<oembed url="https://youtu.be/abcdefghijk?t=1m30s"></oembed>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?start=90',
    ],
    [
      '<iframe src="https://player.vimeo.com/video/12345678#t=2m"></iframe>',
      'https://player.vimeo.com/video/12345678#t=120s',
    ],
    [
      '<iframe src="https://www.dailymotion.com/embed/video/x7abc1"></iframe>',
      'https://www.dailymotion.com/embed/video/x7abc1',
    ],
    [
      '<oembed url="https://dai.ly/x7abc1"></oembed>',
      'https://www.dailymotion.com/embed/video/x7abc1',
    ],
  ])('@PROD-01 %s', (html, src) => {
    expect(propertiesOf(html, 'iframe')).toEqual([{ src }]);
  });

  test.each([
    'https://evil.example/embed/abcdefghijk',
    'https://www.youtube.com.evil.example/embed/abcdefghijk',
    'https://www.youtube.com@evil.example/embed/abcdefghijk',
    'https://www.youtube.com:8443/embed/abcdefghijk',
    'https://www.youtube.com/redirect?q=//evil.example',
    'https://www.youtube.com/embed/../redirect11',
    'https://www.youtube.com/embed/abcdefghijk/more',
    'javascript:run()',
    '/embed/abcdefghijk',
    '',
  ])('omits a frame of %j', (src) => {
    expect(sanitizeHtml(`<iframe src="${src}" srcdoc="<p>x</p>"></iframe>`)).toEqual([]);
  });
});

describe('pictures, video and audio', () => {
  test('allows a base64 picture with line breaks', () => {
    expect(propertiesOf('<img src="data:image/png;base64,iVBO\nRw0KGgo=">', 'img')).toEqual([
      { src: 'data:image/png;base64,iVBORw0KGgo=' },
    ]);
  });

  test('omits SVG data and pictures without a URL', () => {
    expect(sanitizeHtml('<img src="data:image/svg+xml,x"><img alt="x">')).toEqual([]);
  });

  test("uses the source's URL for a video without one", () => {
    const html =
      '<video autoplay poster="/p.webp"><source src="/a.mp4" type="video/mp4">no</video><audio src="/a.mp3"></audio>';
    expect(propertiesOf(html, 'video')).toEqual([{ src: '/a.mp4', poster: '/p.webp' }]);
    expect(propertiesOf(html, 'audio')).toEqual([{ src: '/a.mp3' }]);
    expect(textOf(sanitizeHtml(html))).toBe('');
  });

  test('checks the URL of a poster', () => {
    const html = '<video src="/a.mp4" poster="javascript:run()"></video>';
    expect(propertiesOf(html, 'video')).toEqual([{ src: '/a.mp4' }]);
  });
});

describe('translation of', () => {
  test.each([
    ['<p style="color:red; text-align: center">x</p>', 'p', { 'data-align': 'center' }],
    ['<p align="RIGHT">x</p>', 'p', { 'data-align': 'right' }],
    ['<center>x</center>', 'div', { 'data-align': 'center' }],
    ['<table><tr><td align=right style="width:30%">1</table>', 'td', { 'data-align': 'right' }],
    ['<p style="text-align:expression(run())">x</p>', 'p', {}],
    ['<font color="red">a</font>', 'span', {}],
    ['<strike>b</strike>', 's', {}],
    ['<tt>c</tt>', 'code', {}],
    ['<section>a</section>', 'div', {}],
    ['<menu><li>a</li></menu>', 'ul', {}],
    ['<details OPEN=yes>a</details>', 'details', { open: '' }],
    ['<a href="/a" target="_blank" rel="opener" download>x</a>', 'a', { href: '/a' }],
    [
      '<a href="HTTPS://a.example" target="_BLANK">x</a>',
      'a',
      { href: 'https://a.example', target: '_blank', rel: 'noopener noreferrer' },
    ],
    ['<a href="whatsapp://send?phone=1">x</a>', 'a', { href: 'whatsapp://send?phone=1' }],
    ['<a href="&nbsp;javascript:run()">x</a>', 'a', {}],
  ])('%s', (html, tag, properties) => {
    expect(propertiesOf(html, tag)).toEqual([properties]);
  });

  test('an unknown element is unwrapped', () => {
    const html = '<p class="MsoNormal">a<o:p> b</o:p></p><blink>c</blink>';
    expect(textOf(sanitizeHtml(html))).toBe('a b c');
  });
});

describe('nesting', () => {
  test('a paragraph that contains a block becomes a div', () => {
    expect(sanitizeHtml('<p><button><p>x</p></button></p>')).toMatchObject([
      { tagName: 'div', children: [{ tagName: 'p', children: [{ value: 'x' }] }] },
    ]);
  });

  test('does not nest headings, items or links in their own kind', () => {
    const nodes = sanitizeHtml(
      '<h2><object><h3>a</h3></object><button><h3>b</h3></button></h2><ul><li><button><li>c</button></ul>',
    );
    expect(findElements(nodes, 'h3')).toEqual([]);
    expect(findElements(nodes, 'li')).toHaveLength(1);
  });

  test('a table contains no text outside its cells', () => {
    const [table] = findElements(sanitizeHtml('<table>\n<tr>\n<td>x</table>'), 'table');
    expect(table?.children.map(({ type }) => type)).toEqual(['element']);
  });
});

test('separates words of different blocks', () => {
  const html = '<p>a</p><p>b<br>c</p><ul><li>d</li></ul><table><tr><td>e<td>f</table>';
  expect(textOf(sanitizeHtml(html))).toBe('a b c d e f');
});

test("replaces lone surrogates, which a response can't contain", () => {
  expect(textOf(sanitizeHtml('a\uD800b'))).toBe('a\uFFFDb');
});
