import { DEFAULT_LOCALE, isLocaleCode } from '../../lib/i18n/locale.ts';
import { SETTINGS_SHAPE } from '../generated/settings-shape.ts';
import { coerceToShape } from '../runtime/coerce-to-shape.ts';
import { isRecord } from '../runtime/is-record.ts';
import type { QueryData } from '../types.ts';

type Wire = QueryData<'getSettings'>;
type Providers = Exclude<Wire['social_auths'], readonly unknown[]>;

export type Settings = Omit<Wire, 'social_auths'> & { social_auths: Providers };

/**
 * Coerces the settings to the contract's types, because every page needs them (SRV-05). Drops
 * languages without a valid code. Converts the empty array that the backend sends for no social
 * sign-in providers.
 *
 * @throws TypeError when no known field was sent
 */
export function decodeSettings(wire: Wire): Settings {
  const names = Object.keys(SETTINGS_SHAPE);
  if (!isRecord(wire) || !names.some((name) => name in wire)) {
    throw new TypeError('The settings have no known field.');
  }
  const settings = coerceToShape(SETTINGS_SHAPE, wire) as Wire;
  const { social_auths: providers, app_locale: locale, languages, ...rest } = settings;
  return {
    ...rest,
    app_locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE,
    languages: languages.filter(({ name }) => isLocaleCode(name)),
    social_auths: isRecord(providers) ? providers : {},
  };
}
