import { constant, anything, assert, dictionary, oneof, property, record } from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { SETTINGS_SHAPE } from '../generated/settings-shape.ts';
import { coerceToShape, type Shape } from '../runtime/coerce-to-shape.ts';
import { decodeSettings } from './decode-settings.ts';

type Wire = Parameters<typeof decodeSettings>[0];
const decode = (wire: unknown) => decodeSettings(wire as Wire);

async function readSettings(): Promise<Record<string, unknown>> {
  const response = await fetch(`${inject('mockUrl')}/api/master`, {
    headers: { 'x-mock-world': 'settings-decoder', 'x-requested-with': 'XMLHttpRequest' },
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return data;
}

/** Returns the paths of values that do not match the shape. Omitted fields are allowed. */
function findWrong(shape: Shape, value: unknown, path = ''): string[] {
  if (typeof shape === 'string') {
    if (value === null && shape.endsWith('?')) return [];
    return typeof value === shape.replace('?', '') ? [] : [path];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [path];
    return value.flatMap((one, index) => findWrong(shape[0] as Shape, one, `${path}/${index}`));
  }
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).flatMap(([name, field]) =>
    fields[name] === undefined ? [] : findWrong(field, fields[name], `${path}/${name}`),
  );
}

describe('decodeSettings', () => {
  it('@SRV-05 keeps valid settings unchanged', async () => {
    const sent = await readSettings();
    expect(decode(sent)).toEqual(sent);
  });

  it('@SRV-05 always returns the contract’s types', () => {
    const fields = Object.fromEntries(
      Object.keys(SETTINGS_SHAPE).map((name) => [
        name,
        oneof(anything(), constant([{}]), dictionary(constant('id'), anything())),
      ]),
    );
    assert(
      property(record(fields), (sent) => {
        const settings = decode(sent);
        expect(findWrong(SETTINGS_SHAPE, settings)).toEqual([]);
        for (const list of [settings.menus, settings.footers, settings.languages]) {
          expect(Array.isArray(list)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('@SRV-05 parses numbers and flags that were sent as text', () => {
    const currency = { id: '1', name: 'USD', symbol: '$', rate: '1.5', rate_from_default: 1.5 };
    const settings = decode({ currencies: [{ ...currency, is_default: '1' }], multi_vendor: 0 });
    expect(settings.currencies[0]).toMatchObject({ id: 1, rate: 1.5, is_default: true });
    expect(settings.multi_vendor).toBe(false);
  });

  it('@SRV-05 drops invalid list items and keeps the rest of the list', () => {
    const menu = { id: 1, name: null, title: 'Shops', url: '/shops', target: '_self' };
    const settings = decode({ menus: [{ ...menu, is_external: false }, { id: 2 }, null, 'x'] });
    expect(settings.menus).toEqual([{ ...menu, is_external: false }]);
  });

  it.each(['en"><script>', 5, null, 'en\r\nx'])('rejects the language code %j', (code) => {
    const language = { id: 1, title: 'x', direction: 'ltr' };
    const settings = decode({ app_locale: code, languages: [{ ...language, name: code }] });
    expect([settings.app_locale, settings.languages]).toEqual(['en', []]);
  });

  it.each([undefined, null, 5, 'x', [], {}, { unknown: 1 }])(
    '@SRV-05 throws when the settings are %j',
    (sent) => {
      expect(() => decode(sent)).toThrow('The settings have no known field.');
    },
  );

  it('@SRV-05 omits an object that lacks a required field', () => {
    expect(coerceToShape({ currency: { rate: 'number' } }, { currency: { rate: null } })).toEqual(
      {},
    );
  });
});
