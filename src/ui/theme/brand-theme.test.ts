import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex } from './colour.ts';
import { DARK, LIGHT } from './palette.ts';
import { brandVariables, serverThemeCss } from './brand-theme.ts';

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

function brand(primary: string): Record<string, string> {
  return {
    primary,
    ...Object.fromEntries(
      STEPS.map((step) => [`primary${step}`, step < 300 ? '#fdecf0' : primary]),
    ),
  };
}

function hexContrastRatio(one: string | undefined, other: string | undefined): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (!a || !b) throw new Error(`Failed to compare colours: ${one}, ${other}.`);
  return contrastRatio(a, b);
}

test('@THEME-01 twelve colours become variables that override the style sheet', () => {
  const css = serverThemeCss(brand('#0A7cff'));
  expect(css).toMatch(/^:root:root\{.*\}$/);
  expect(css).toContain('--souk-brand-primary:#0a7cff;');
  for (const step of STEPS) expect(css).toMatch(new RegExp(`--souk-brand-${step}:#[0-9a-f]{6}`));
});

test('@THEME-01 ignores all colours if one of the twelve is missing', () => {
  for (const key of Object.keys(brand('#0a7cff'))) {
    const { [key]: _, ...rest } = brand('#0a7cff');
    expect(serverThemeCss(rest)).toBe('');
  }
  expect(serverThemeCss({})).toBe('');
  expect(serverThemeCss(undefined)).toBe('');
});

test.each(['', 'red', '#12', '#1234', '#0a7cff80', '#fff}body{display:none', 'url(x)', 'var(--x)'])(
  '@THEME-01 ignores all colours if one is not a plain hex value: %s',
  (unsafe) => {
    expect(serverThemeCss({ ...brand('#0a7cff'), primary700: unsafe })).toBe('');
  },
);

const colour = fc
  .tuple(
    ...[0, 1, 2].map(() => fc.oneof(fc.nat(255), fc.integer({ min: 235, max: 255 }), fc.nat(20))),
  )
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

function expectSufficientContrast(colours: Record<string, string>) {
  const variables = brandVariables(colours) ?? {};
  const at = (name: string) => variables[`--souk-brand-${name}`];
  for (const background of [LIGHT.ground, LIGHT.surface, LIGHT.raised, LIGHT.sunken]) {
    expect(hexContrastRatio(at('readable'), background)).toBeGreaterThanOrEqual(4.5);
  }
  for (const background of [DARK.ground, DARK.surface, DARK.raised, DARK.sunken]) {
    expect(hexContrastRatio(at('dark-readable'), background)).toBeGreaterThanOrEqual(4.5);
  }
  expect(hexContrastRatio('#ffffff', at('readable'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(at('dark-ink'), at('dark-readable'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(at('soft-text'), at('soft'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(LIGHT.text, at('soft'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(at('readable'), at('soft'))).toBeGreaterThanOrEqual(3);
  expect(hexContrastRatio('#ffffff', at('dark-fascia'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(at('dark-soft-text'), at('dark-soft'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(DARK.text, at('dark-soft'))).toBeGreaterThanOrEqual(4.5);
  expect(hexContrastRatio(at('dark-readable'), at('dark-soft'))).toBeGreaterThanOrEqual(3);
}

describe('text in brand colours has sufficient contrast, light and dark', () => {
  test.each(['#ee456b', '#facc15', '#fff3a8', '#ffffff', '#000000', '#00ff00', '#0a7cff', '#abc'])(
    '%s',
    (primary) => expectSufficientContrast(brand(primary)),
  );

  test('any primary with its light steps', () => {
    fc.assert(
      fc.property(colour, (primary) => expectSufficientContrast(brand(primary))),
      { numRuns: 500 },
    );
  });

  test("any twelve colours, even if they don't match", () => {
    const twelve = fc.array(colour, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, ([primary = '', ...steps]) =>
        expectSufficientContrast({
          primary,
          ...Object.fromEntries(STEPS.map((step, index) => [`primary${step}`, steps[index] ?? ''])),
        }),
      ),
      { numRuns: 500 },
    );
  });
});

describe('the default palette has sufficient contrast', () => {
  test.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('%s', (_, palette) => {
    for (const background of [palette.ground, palette.surface, palette.raised, palette.sunken]) {
      expect(hexContrastRatio(palette.text, background)).toBeGreaterThanOrEqual(7);
      expect(hexContrastRatio(palette.muted, background)).toBeGreaterThanOrEqual(4.5);
      expect(hexContrastRatio(palette.danger, background)).toBeGreaterThanOrEqual(4.5);
      expect(hexContrastRatio(palette.lineStrong, background)).toBeGreaterThanOrEqual(3);
    }
    expect(hexContrastRatio(palette.onSaffron, palette.saffron)).toBeGreaterThanOrEqual(4.5);
    // The focus ring of a stall.
    for (const background of [palette.saffron, palette.saffronTop, palette.saffronDeep]) {
      expect(hexContrastRatio(palette.onSaffron, background)).toBeGreaterThanOrEqual(3);
    }
    expect(hexContrastRatio(palette.saffronText, palette.saffronSoft)).toBeGreaterThanOrEqual(4.5);
    expect(hexContrastRatio(palette.sale, palette.ground)).toBeGreaterThanOrEqual(4.5);
    expect(hexContrastRatio(palette.success, palette.successSoft)).toBeGreaterThanOrEqual(4.5);
    expect(hexContrastRatio(palette.warning, palette.warningSoft)).toBeGreaterThanOrEqual(4.5);
    expect(hexContrastRatio(palette.danger, palette.dangerSoft)).toBeGreaterThanOrEqual(4.5);
  });
});
