import { expect, it } from 'vitest';
import { translateFields } from './translate-fields.ts';

const toUpperCase = async (text: string) => Promise.resolve(text.toUpperCase());

it('@WORD-01 translates texts in objects and in lists, and leaves the sent data unchanged', async () => {
  const data = {
    name: 'souk',
    menus: [{ title: 'home' }, { title: null }],
    footers: [{ title: 'help', items: [{ title: 'terms', url: '/terms' }] }],
    sale: null,
  };
  const sent = structuredClone(data);
  const paths = [
    'menus.title',
    'footers.title',
    'footers.items.title',
    'sale.name',
    'missing.name',
  ];
  expect(await translateFields(data, paths, toUpperCase)).toEqual({
    name: 'souk',
    menus: [{ title: 'HOME' }, { title: null }],
    footers: [{ title: 'HELP', items: [{ title: 'TERMS', url: '/terms' }] }],
    sale: null,
  });
  expect(data).toEqual(sent);
});

it('@WORD-01 leaves values of another type unchanged', async () => {
  const data = { menus: 'none', footers: [null, 5, { title: 7 }] };
  expect(await translateFields(data, ['menus.title', 'footers.title'], toUpperCase)).toEqual(data);
});
