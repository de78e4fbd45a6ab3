import { describe, expect, it } from 'vitest';
import { isHost, parseRequestTarget } from './request-target.ts';

describe('request target', () => {
  it.each([
    ['/%61pi/x%20y?a=%2e%2e/', { path: '/api/x%20y', query: '?a=%2e%2e/' }],
    ['/api/a:b,c;d=e', { path: '/api/a:b,c;d=e', query: '' }],
    ['/%D9%85', { path: '/%D9%85', query: '' }],
    ['http://h/api/x', { path: '/api/x', query: '' }],
    ['/shop/', { path: '/shop/', query: '' }],
    ['/?', { path: '/', query: '' }],
  ])('@SRV-02 %s is decoded once and encoded once', (raw, target) => {
    expect(parseRequestTarget(raw)).toEqual(target);
  });

  it.each([
    '/api/../x',
    '/api/%2e%2e/x',
    '/api/%2E./x',
    '/api/.',
    '/api/./x',
    '/media/..\\x',
    '/media/%5c..',
    '/api/%2fx',
    '/api/%252e%252e/x',
    '/api/%25%32%65',
    '/api/..;/x',
    '/api/..;a=b/x',
    '//',
    '///',
    '//evil.example',
    'http://u@h/api',
    '/a//b',
    '/\\evil',
    '/%00',
    '/a%0d%0a',
    '/%zz',
    '/a#b',
    'api',
    '*',
    '',
    '/é',
    `/${'a'.repeat(9_000)}`,
  ])('@SRV-02 %j is rejected', (raw) => {
    expect(parseRequestTarget(raw)).toBeUndefined();
  });

  it.each(['a', 'a.b', 'a.b.', 'a:80', '1.2.3.4', '[::1]:80', 'my_shop'])(
    '@SRV-01 the host %s is valid',
    (host) => expect(isHost(host)).toBe(true),
  );

  it.each([
    '',
    '[',
    'a b',
    ':99999',
    'a:99999',
    'a/b',
    'a@b',
    '-',
    'a..<',
    '[::1',
    'a:',
    '999.1.1.1',
    '1.2.3.4.5',
    'a.0x',
    '[::::]',
    'xn--a',
  ])('@SRV-01 the host %j is invalid', (host) => expect(isHost(host)).toBe(false));
});
