import { describe, expect, it } from 'vitest';
import { toPublicLocation } from './forward-headers.ts';

const backend = new URL('http://backend.internal:8080');
const internalHosts = ['10.0.0.5:8000'];

describe('a redirect of the backend', () => {
  it.each([
    ['http://backend.internal:8080/order/9?a=b#c', 'https://shop.example/order/9?a=b#c'],
    ['https://backend.internal:8080/', 'https://shop.example/'],
    ['//backend.internal:8080/x', 'https://shop.example/x'],
    ['http://10.0.0.5:8000/order/9', 'https://shop.example/order/9'],
    ['http://shop.example/order/9', 'https://shop.example/order/9'],
    ['/order/9', '/order/9'],
    ['order/9', 'order/9'],
    ['https://pay.example/start', 'https://pay.example/start'],
    ['http://backend.internal/other-port', 'http://backend.internal/other-port'],
    ['http://[', 'http://['],
  ])('@SRV-02 to %s sends shoppers to %s', (location, target) => {
    expect(toPublicLocation(location, { backend, internalHosts }, 'https://shop.example')).toBe(
      target,
    );
  });
});
