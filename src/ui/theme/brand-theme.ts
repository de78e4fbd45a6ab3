import { contrast, mix, parseHex, readableOn, type Rgb, toHex } from './colour.ts';
import { BLACK, DARK_GROUND, LIGHT_GROUND, LIGHT_TEXT, WHITE } from './palette.ts';

/** The steps of the brand's scale; with `primary` they are the server's twelve colours. */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
type Key = 'primary' | `primary${(typeof STEPS)[number]}`;
const KEYS: readonly Key[] = ['primary', ...STEPS.map((step) => `primary${step}` as const)];

/** What stands until a server names colours of its own. */
const DEFAULTS: Record<Key, string> = {
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

/**
 * The brand's CSS variables by name, from twelve hex colours; undefined unless all are there and
 * safe (THEME-01). Beside the colours as given stand shades of them that read at 4.5:1 where the
 * roles use them, whatever the shop has chosen.
 */
export function brandVariables(
  colours: Readonly<Record<string, unknown>> = DEFAULTS,
): Record<string, string> | undefined {
  const variables: Record<string, string> = {};
  const parsed: Partial<Record<Key, Rgb>> = {};
  for (const key of KEYS) {
    const colour = parseHex(colours[key]);
    if (!colour) return undefined;
    parsed[key] = colour;
    variables[`--souk-brand-${key === 'primary' ? key : key.slice('primary'.length)}`] =
      toHex(colour);
  }
  const { primary = BLACK, primary50 = WHITE, primary200 = WHITE, primary800 = BLACK } = parsed;
  const onDark = readableOn(primary, DARK_GROUND, 'lighter');
  // A scale that is upside down, or none at all, does not make the soft ground a dark one.
  const soft = contrast(primary50, LIGHT_TEXT) >= 11 ? primary50 : mix(primary, WHITE, 0.1);
  const softDark = mix(primary, DARK_GROUND, 0.2);
  return {
    ...variables,
    '--souk-brand-readable': toHex(readableOn(primary, LIGHT_GROUND, 'darker')),
    '--souk-brand-soft': toHex(soft),
    '--souk-brand-soft-text': toHex(readableOn(primary800, soft, 'darker')),
    '--souk-brand-dark-readable': toHex(onDark),
    '--souk-brand-dark-ink':
      contrast(onDark, BLACK) > contrast(onDark, WHITE) ? '#000000' : '#ffffff',
    '--souk-brand-dark-soft': toHex(softDark),
    '--souk-brand-dark-soft-text': toHex(readableOn(primary200, softDark, 'lighter')),
  };
}

/** Style text that lays the server's colours over the defaults; '' when they don't apply (THEME-01). */
export function serverThemeCss(
  colours: Readonly<Record<string, unknown>> | null | undefined,
): string {
  const variables = colours ? brandVariables(colours) : undefined;
  if (!variables) return '';
  const body = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  // Doubled, so that it wins whether it stands before or after the style sheet.
  return `:root:root{${body.join(';')}}`;
}
