import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openPages } from '../testing/open-pages.ts';
import { STAND_IN_PREFIX } from './scripts.ts';

const pages = openPages();
const PROVIDERS = ['google', 'facebook', 'apple'] as const;

/** Returns the query of the redirect. */
async function submitDialog(
  browser: ReturnType<typeof pages.enter>,
  provider: string,
  form: Record<string, string>,
) {
  const response = await browser.open(STAND_IN_PREFIX + provider, {
    method: 'POST',
    headers: { Cookie: `mock-world=${browser.world.id}` },
    body: new URLSearchParams(form),
  });
  expect(response.status).toBe(302);
  const url = new URL(response.headers.get('location') ?? '', 'http://mock');
  expect(url.pathname).toBe(`${STAND_IN_PREFIX}${provider}/done`);
  return Object.fromEntries(url.searchParams);
}

describe('the stand-in for social providers', () => {
  it.each([
    ['google', 'window.google = '],
    ['facebook', 'window.FB = '],
    ['apple', 'window.AppleID = '],
  ])('serves a script that defines the global of %s', async (name, global) => {
    const response = await pages.enter().open(`${STAND_IN_PREFIX}${name}.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const script = await response.text();
    expect(script).toContain(global);
    expect(() => new Script(script)).not.toThrow();
  });

  it.each(PROVIDERS)(
    'offers accounts in the dialog of %s and keeps its parameters',
    async (name) => {
      const response = await pages.enter().open(`${STAND_IN_PREFIX}${name}?state=a%22b&nonce=n`);
      const html = await response.text();
      expect(html).toContain('Continue as Lina Berg');
      expect(html).toContain('>Cancel<');
      expect(html).toContain('name="state" value="a&quot;b"');
    },
  );

  it('returns a Google code that the backend accepts', async () => {
    const browser = pages.enter();
    const { code, state } = await submitDialog(browser, 'google', { person: '1002', state: 's' });
    expect(state).toBe('s');
    const login = await browser.visitor.post<'LoginResponse'>('/api/auth/google/token', { code });
    expect(login.body.data.user).toMatchObject({ name: 'Lina Berg' });
  });

  it('returns Apple’s identity token for the nonce', async () => {
    const { id_token: token = '', state } = await submitDialog(pages.enter(), 'apple', {
      person: '1001',
      state: 's',
      nonce: 'n',
    });
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ nonce: 'n', email: 'demo@souk.example' });
    expect(state).toBe('s');
  });

  it('returns a Facebook access token', async () => {
    const result = await submitDialog(pages.enter(), 'facebook', { person: '1001' });
    expect(result).toMatchObject({ access_token: expect.any(String) as string, id: '1001' });
  });

  it.each(PROVIDERS)('returns an error when the dialog of %s is cancelled', async (name) => {
    const result = await submitDialog(pages.enter(), name, { state: 's' });
    expect(result).toEqual({ error: 'access_denied', state: 's' });
  });

  it('has a final page and no other pages', async () => {
    const browser = pages.enter();
    expect((await browser.open(`${STAND_IN_PREFIX}apple/done`)).status).toBe(200);
    expect((await browser.open(`${STAND_IN_PREFIX}linkedin`)).status).toBe(404);
    expect((await browser.open(`${STAND_IN_PREFIX}google/other`)).status).toBe(404);
  });
});
