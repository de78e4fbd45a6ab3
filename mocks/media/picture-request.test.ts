import { describe, expect, it } from 'vitest';
import { parsePictureName } from './picture-request.ts';
import { pictureUrl } from './picture-url.ts';

describe('picture names', () => {
  it.each([
    [
      'toaster-sage-800.webp',
      { kind: 'product', object: 'toaster', palette: 'sage', view: null, colour: null, width: 800 },
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
      'table-lamp-orange-sand-green-400.webp',
      { kind: 'product', object: 'table-lamp-orange', palette: 'sand', colour: 'green' },
    ],
    [
      'spider-plant-in-clay-sage-wide-400.webp',
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
      'group-toaster--handbag-rose-1600.webp',
      {
        kind: 'group',
        objects: [
          { object: 'toaster', colour: null },
          { object: 'handbag', colour: 'rose' },
        ],
        width: 1600,
      },
    ],
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
    'toaster-sage.webp',
    'toaster-sage-300.webp',
    'toaster-sage-1600.webp',
    'toaster-sage-800.png',
    'toaster-sage-800.webp.webp',
    'toaster-mauve-800.webp',
    'toaster-sage-purple-800.webp',
    'toaster-sage-red-close-800.webp',
    'toaster-sage-close-red-extra-800.webp',
    'teapot-sage-800.webp',
    'Toaster-sage-800.webp',
    'category-toaster-400.webp',
    'goods-toaster-sand-400.webp',
    'goods-400.webp',
    'group-toaster-400.webp',
    'group-toaster--unknown-400.webp',
    'group-toaster--tent--tent--tent--tent-400.webp',
    'logo-waves-400.webp',
    'logo-constructor-indigo-400.webp',
    'toaster-toString-400.webp',
    'constructor-800.webp',
    'profile-49-200.webp',
    'profile-007-200.webp',
    '../products/toaster-sage-800.webp',
    '..%2f..%2fetc%2fpasswd-800.webp',
    '/etc/passwd',
    'toaster-sage-800.webp\0',
    `${'a-'.repeat(60)}sage-800.webp`,
  ])('are not parsed from %j', (file) => {
    expect(parsePictureName(file)).toBeNull();
  });

  it('become URLs that end in the width', () => {
    expect(pictureUrl('http://localhost:4010', 'toaster-sage')).toBe(
      'http://localhost:4010/media/toaster-sage-800.webp',
    );
    expect(pictureUrl('', 'logo-waves-indigo', 200)).toBe('/media/logo-waves-indigo-200.webp');
  });
});
