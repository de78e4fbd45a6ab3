import { describe, expect, it } from 'vitest';
import { parsePictureName } from './picture-request.ts';
import { pictureUrl } from './picture-url.ts';

describe('picture names', () => {
  it.each([
    [
      'toaster-mint-800.webp',
      { kind: 'product', object: 'toaster', palette: 'mint', view: null, colour: null, width: 800 },
    ],
    [
      'canvas-sneakers-sky-close-blue-200.webp',
      {
        kind: 'product',
        object: 'canvas-sneakers',
        palette: 'sky',
        view: 'close',
        colour: 'blue',
        width: 200,
      },
    ],
    [
      'table-lamp-orange-stone-green-400.webp',
      { kind: 'product', object: 'table-lamp-orange', palette: 'stone', colour: 'green' },
    ],
    [
      'spider-plant-in-clay-mint-wide-400.webp',
      { kind: 'product', object: 'spider-plant-in-clay', view: 'wide' },
    ],
    [
      'category-handbag-rose-rose-400.webp',
      { kind: 'category', object: 'handbag', palette: 'rose', colour: 'rose' },
    ],
    ['still-moka-pot-sand-800.webp', { kind: 'still', object: 'moka-pot', palette: 'sand' }],
    ['goods-travel-mug-400.webp', { kind: 'goods', object: 'travel-mug', colour: null }],
    ['goods-handbag-rose-400.webp', { kind: 'goods', object: 'handbag', colour: 'rose' }],
    [
      'hero-headphones-indigo-1600.webp',
      { kind: 'hero', object: 'headphones', tone: 'indigo', width: 1600 },
    ],
    ['banner-tent-forest-400.webp', { kind: 'banner', object: 'tent', tone: 'forest' }],
    [
      'ad-canvas-sneakers-navy-green-800.webp',
      { kind: 'ad', object: 'canvas-sneakers', colour: 'green' },
    ],
    ['logo-waves-indigo-200.webp', { kind: 'logo', glyph: 'waves', tone: 'indigo' }],
    ['profile-48-200.webp', { kind: 'profile', number: 48 }],
    ['gateway-stripe-200.webp', { kind: 'mark', mark: 'gateway-stripe' }],
    ['default-800.webp', { kind: 'mark', mark: 'default' }],
  ])('are parsed from %s', (file, expected) => {
    expect(parsePictureName(file)).toMatchObject(expected);
  });

  it.each([
    '',
    'toaster-mint.webp',
    'toaster-mint-300.webp',
    'toaster-mint-1600.webp',
    'toaster-mint-800.png',
    'toaster-mint-800.webp.webp',
    'toaster-mauve-800.webp',
    'toaster-mint-purple-800.webp',
    'toaster-mint-red-close-800.webp',
    'toaster-mint-close-red-extra-800.webp',
    'teapot-mint-800.webp',
    'Toaster-mint-800.webp',
    'category-toaster-400.webp',
    'goods-toaster-sand-400.webp',
    'goods-400.webp',
    'logo-waves-400.webp',
    'logo-constructor-indigo-400.webp',
    'toaster-toString-400.webp',
    'constructor-800.webp',
    'profile-49-200.webp',
    'profile-007-200.webp',
    '../products/toaster-mint-800.webp',
    '..%2f..%2fetc%2fpasswd-800.webp',
    '/etc/passwd',
    'toaster-mint-800.webp\0',
    `${'a-'.repeat(60)}mint-800.webp`,
  ])('are not parsed from %j', (file) => {
    expect(parsePictureName(file)).toBeNull();
  });

  it('become URLs that end in the width', () => {
    expect(pictureUrl('http://localhost:4010', 'toaster-mint')).toBe(
      'http://localhost:4010/media/toaster-mint-800.webp',
    );
    expect(pictureUrl('', 'logo-waves-indigo', 200)).toBe('/media/logo-waves-indigo-200.webp');
  });
});
