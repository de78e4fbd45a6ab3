import { expect, it } from 'vitest';
import { translateFields } from './translate-fields.ts';

const toUpperCase = async (text: string) => Promise.resolve(text.toUpperCase());

it('@WORD-01 translates marked texts in objects and lists, and leaves the sent data unchanged', async () => {
  const data = {
    app_name: 'souk',
    web_footer_text: 'all rights reserved',
    menus: [{ name: 'home', title: null, url: '/' }],
    footers: [{ title: 'help', items: [{ title: 'terms', url: '/terms' }] }],
  };
  const sent = structuredClone(data);
  expect(await translateFields('getSettings', data, toUpperCase)).toEqual({
    app_name: 'souk',
    web_footer_text: 'ALL RIGHTS RESERVED',
    menus: [{ name: 'HOME', title: null, url: '/' }],
    footers: [{ title: 'HELP', items: [{ title: 'TERMS', url: '/terms' }] }],
  });
  expect(data).toEqual(sent);
});

it('@WORD-01 leaves missing parts and values of another type unchanged', async () => {
  const settings = { menus: 'none', footers: [null, 5, { title: 7 }] };
  expect(await translateFields('getSettings', settings, toUpperCase)).toEqual(settings);
  const home = { banners: [], running_flash_sale: null };
  expect(await translateFields('getHome', home, toUpperCase)).toEqual(home);
  expect(await translateFields('listCountries', { countries: [] }, toUpperCase)).toEqual({
    countries: [],
  });
});
