import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as renderer from '../../app/entries/entry-server.tsx';
import { matchRoute } from '../../app/match-route.ts';
import { routes } from '../../app/routes.ts';
import { PLAYER_URL_PATTERN } from '../../lib/html/video-players.ts';
import * as paths from '../../lib/router/paths.ts';
import { type Reply, startBackend, type TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { RENDERER_LIMITS, startSouk, type TestSouk } from '../testing/start-souk.ts';

const MARK = 'hostileRan';
const SECRET = 'a-secret-of-sixteen-bytes-or-more';
const JSON_TYPES = new Set(['application/json', 'application/ld+json']);

const ADDRESSES = [
  paths.HOME_PATH,
  paths.PRODUCTS_PATH,
  paths.productPath(3),
  paths.productPath(4),
  `${paths.productPath(3)}?tab=reviews`,
  paths.DIGITAL_PRODUCTS_PATH,
  paths.CATEGORIES_PATH,
  paths.categoryPath(1),
  paths.MOST_POPULAR_PATH,
  paths.BEST_DEAL_PATH,
  paths.flashSalePath(1),
  paths.CART_PATH,
  paths.SHOPS_PATH,
  paths.shopPath(1),
  `${paths.shopPath(1)}?tab=reviews`,
  paths.BLOGS_PATH,
  paths.blogPath('coffee-at-home-without-the-fuss'),
  paths.TERMS_PATH,
  paths.PRIVACY_POLICY_PATH,
  paths.RETURN_POLICY_PATH,
  paths.ABOUT_US_PATH,
  paths.CONTACT_US_PATH,
  paths.SUPPORT_PATH,
  paths.legalPagePath('our-story'),
];

const TEXTS = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `' onfocus='${MARK}()' autofocus='`,
  `</script><script>${MARK}()</script><!--`,
  `</title></style></textarea></noscript><iframe srcdoc="<script>${MARK}()</script>">`,
  `<svg onload=${MARK}()><a href="java&#10;script:${MARK}()">x</a><meta http-equiv=refresh content=0>`,
  `javascript:${MARK}()`,
  `\u00a0java\tscript:${MARK}()`,
  `data:text/html,<script>${MARK}()</script>`,
  `red;}</style><script>${MARK}()</script>`,
  `\u2028\r\nset-cookie: ${MARK}=1`,
];

const ALL_TEXTS = TEXTS.join(' ');
/** Dangerous only at the start of a URL. */
const ADDRESS_TEXTS = TEXTS.filter((text) => /^\W?\w+\t?\w*:/.test(text));

const REWRITES: [name: string, rewrite: (honest: string) => string][] = [
  ['after', (honest) => `${honest} ${ALL_TEXTS}`],
  ['before', (honest) => `${ALL_TEXTS} ${honest}`],
  ['in place of', () => ALL_TEXTS],
  ...ADDRESS_TEXTS.map((text): (typeof REWRITES)[number] => [
    `as ${JSON.stringify(text)} in`,
    () => text,
  ]),
];

let rewriteText = (text: string) => text;
let backend: TestBackend;
let souk: TestSouk;

/** The mock's response, with every text rewritten. */
const reply: Reply = ({ url, headers }, response) => {
  const { 'accept-language': language = 'en' } = headers;
  fetch(inject('mockUrl') + url, {
    headers: {
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
      'x-mock-world': 'hostile-texts',
    },
  })
    .then(async (upstream) => {
      const body = rewrite(JSON.parse(await upstream.text()));
      response.writeHead(upstream.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    })
    .catch(() => response.destroy());
};

function rewrite(value: unknown): unknown {
  if (typeof value === 'string') return rewriteText(value);
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewrite(part)]));
}

beforeAll(async () => {
  backend = await startBackend(undefined, reply);
  souk = await startSouk(
    backend.port,
    { CACHE_SECRET: SECRET, ...RENDERER_LIMITS, LIMIT_PAGE_BUDGET_MS: '60000' },
    renderer,
  );
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

/** Bypasses all caches. */
const view = (path: string, headers: Record<string, string> = {}) =>
  send(souk.port, path, { headers: { 'x-souk-preview': SECRET, ...headers } });

/** Returns everything that a browser would run, load as a page or obey. */
function findCode(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) found.push(...findDangers(node));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  // Without scripting, the contents of <noscript> are rendered.
  for (const scriptingEnabled of [true, false]) visit(parse(html, { scriptingEnabled }));
  return found;
}

function findDangers({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): string[] {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const named = [...attributes].filter(([name, value]) => canRunCode(tagName, name, value));
  const isDangerous = (() => {
    switch (tagName) {
      case 'script':
        if (!JSON_TYPES.has(attributes.get('type') ?? '')) {
          return text !== '' || !/^\/(?:_souk\/|theme\.js$)/.test(attributes.get('src') ?? '');
        }
        JSON.parse(text);
        return false;
      case 'style':
        return text.includes(MARK);
      case 'iframe':
        return !PLAYER_URL_PATTERN.test(attributes.get('src') ?? '');
      case 'link':
        return (
          /stylesheet|modulepreload|manifest/.test(attributes.get('rel') ?? '') &&
          !attributes.get('href')?.startsWith('/_souk/')
        );
      case 'meta':
        return attributes.has('http-equiv');
      default:
        return ['base', 'object', 'embed', 'frame', 'applet'].includes(tagName);
    }
  })();
  return [
    ...named.map(([name, value]) => `${tagName} ${name}=${value}`),
    ...(isDangerous ? [tagName] : []),
  ];
}

const ADDRESS_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'xlink:href',
]);

function canRunCode(tagName: string, name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return true;
  if (name === 'style') return /url\(|expression/i.test(value) && value.includes(MARK);
  if (!ADDRESS_ATTRIBUTES.has(name)) return false;
  // Browsers drop control characters and whitespace before they parse the scheme.
  const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
  const isPicture = tagName === 'img' && /^data:image\//i.test(address);
  return /^(?:javascript|vbscript|data):/i.test(address) && !isPicture;
}

function expectHarmless({ text, headers }: Awaited<ReturnType<typeof view>>, name: string) {
  expect(findCode(text), name).toEqual([]);
  const policy = String(headers['content-security-policy']);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts.split(' ')[0], name).toBe("'self'");
  expect(scripts, name).not.toMatch(/unsafe|data:|\*/);
  expect(JSON.stringify(headers), name).not.toContain(MARK);
}

describe('hostile texts', () => {
  it('are tested on every public page', async () => {
    rewriteText = (text) => text;
    const open = routes.filter(({ access }) => access === 'public').map(({ path }) => path);
    const seen = new Set(
      ADDRESSES.map((address) => matchRoute(address.split('?')[0] ?? '')?.route.path),
    );
    expect(open.filter((path) => !seen.has(path))).toEqual([]);
    for (const path of ADDRESSES) {
      const page = await view(path);
      expect([path, page.status]).toEqual([path, 200]);
      expectHarmless(page, path);
    }
    // Loads the code of all pages.
  }, 60_000);

  it.each(REWRITES)(
    '@SAFE-01 %s every text of every response never run on a page',
    async (_, rewriteIt) => {
      rewriteText = rewriteIt;
      for (const path of ADDRESSES) expectHarmless(await view(path), path);
    },
  );

  it.each([
    '<script>1</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<img src=x onerror=1>',
    '<a href="java\tscript:1">x</a>',
    '<noscript><iframe src="https://evil.example"></iframe></noscript>',
    '<meta http-equiv="refresh" content="0">',
    '<base href="https://evil.example">',
  ])('are found in %s, which validates the check', (html) => {
    expect(findCode(html)).not.toEqual([]);
  });

  it('reach the pages', async () => {
    rewriteText = (honest) => `${honest}<b>${MARK}</b>`;
    const { status, text } = await view(paths.productPath(3));
    expect(status).toBe(200);
    expect(text).toContain(`&lt;b&gt;${MARK}`);
  });

  it.each([ALL_TEXTS, ...ADDRESS_TEXTS])(
    '@SAFE-01 of a shopper never run on a page: %j',
    async (hostile) => {
      rewriteText = (text) => text;
      const encoded = encodeURIComponent(hostile);
      for (const path of [
        `${paths.PRODUCTS_PATH}?search=${encoded}`,
        `/?lang=${encoded}`,
        `/?${encoded}=${encoded}`,
      ]) {
        expectHarmless(await view(path), path);
      }
      const cookie = `locale=${encoded}; theme=${encoded}; currency=${encoded}`;
      expectHarmless(await view('/', { cookie, 'accept-language': encoded }), 'headers');
    },
  );
});
