import { contrastRatio, mix, parseHex, ensureContrast, type Rgb, toHex } from './colour.ts';
import { BLACK, DARK_GROUND, LIGHT_GROUND, LIGHT_TEXT, WHITE } from './palette.ts';

/** Steps of the brand's scale. With `primary` they are the server's twelve colours. */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
type BrandColourKey = 'primary' | `primary${(typeof STEPS)[number]}`;
const KEYS: readonly BrandColourKey[] = [
  'primary',
  ...STEPS.map((step) => `primary${step}` as const),
];

const DEFAULTS: Record<BrandColourKey, string> = {
  primary: '#ee456b',
  primary50: '#fdecf0',
  primary100: '#fcdae1',
  primary200: '#f8b5c4',
  primary300: '#f58fa6',
  primary400: '#f16a89',
  primary500: '#ee456b',
  primary600: '#d63e60',
  primary700: '#be3756',
  primary800: '#a7304b',
  primary900: '#8f2940',
  primary950: '#772336',
};

type Brand = Partial<Record<BrandColourKey, Rgb>>;

/** Returns undefined if a colour is missing or invalid. */
function parseBrand(colours: Readonly<Record<string, unknown>>): Brand | undefined {
  const brand: Brand = {};
  for (const key of KEYS) {
    const colour = parseHex(colours[key]);
    if (!colour) return undefined;
    brand[key] = colour;
  }
  return brand;
}

/**
 * Returns CSS variables for twelve hex colours, or undefined if one is missing or invalid
 * (THEME-01). Adds shades with a contrast of at least 4.5:1 for text.
 */
export function brandVariables(
  colours: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const brand = parseBrand(colours);
  if (!brand) return undefined;
  const steps = Object.entries(brand).map(([key, colour]) => [
    `--souk-brand-${key === 'primary' ? key : key.slice('primary'.length)}`,
    toHex(colour),
  ]);
  return { ...Object.fromEntries(steps), ...shadesOf(brand) } as Record<string, string>;
}

/** The shades of the default colours. The page needs the colours themselves only from the server. */
export function defaultShades(): Record<string, string> {
  return shadesOf(parseBrand(DEFAULTS) ?? {});
}

function shadesOf(brand: Brand): Record<string, string> {
  const { primary = BLACK, primary50 = WHITE, primary200 = WHITE, primary800 = BLACK } = brand;
  const onDark = ensureContrast(primary, DARK_GROUND, 'lighter');
  // Ignores a `primary50` that is too dark for text.
  const soft = contrastRatio(primary50, LIGHT_TEXT) >= 11 ? primary50 : mix(primary, WHITE, 0.1);
  const softDark = mix(primary, DARK_GROUND, 0.2);
  return {
    '--souk-brand-readable': toHex(ensureContrast(primary, LIGHT_GROUND, 'darker')),
    '--souk-brand-soft': toHex(soft),
    '--souk-brand-soft-text': toHex(ensureContrast(primary800, soft, 'darker')),
    '--souk-brand-dark-readable': toHex(onDark),
    '--souk-brand-dark-ink':
      contrastRatio(onDark, BLACK) > contrastRatio(onDark, WHITE) ? '#000000' : '#ffffff',
    '--souk-brand-dark-fascia': toHex(
      ensureContrast(mix(primary, DARK_GROUND, 0.6), WHITE, 'darker'),
    ),
    '--souk-brand-dark-soft': toHex(softDark),
    '--souk-brand-dark-soft-text': toHex(ensureContrast(primary200, softDark, 'lighter')),
  };
}

/** Returns CSS that overrides the default colours, or '' if the server's are invalid (THEME-01). */
export function serverThemeCss(
  colours: Readonly<Record<string, unknown>> | null | undefined,
): string {
  const variables = colours ? brandVariables(colours) : undefined;
  if (!variables) return '';
  const body = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  // Doubled to override the style sheet in any order.
  return `:root:root{${body.join(';')}}`;
}
