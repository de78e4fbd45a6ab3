import { DEFAULT_LOCALE, isLocaleCode } from '../../lib/i18n/locale.ts';
import { SETTINGS_SHAPE } from '../generated/settings-shape.ts';
import { conform } from '../runtime/conform.ts';
import { isRecord } from '../runtime/is-record.ts';
import type { QueryData } from '../types.ts';

type Wire = QueryData<'getSettings'>;
type Providers = Exclude<Wire['social_auths'], readonly unknown[]>;

/** The settings as screens get them. */
export type Settings = Omit<Wire, 'social_auths'> & { social_auths: Providers };

/**
 * The settings in the contract's types, whatever was sent: every page needs them (SRV-05). Languages without a usable code are left
 * out, and social sign-in providers are always an object: the backend sends an empty array when there are none.
 *
 * @throws TypeError when there are no settings at all
 */
export function decodeSettings(wire: Wire): Settings {
  const names = Object.keys(SETTINGS_SHAPE);
  if (!isRecord(wire) || !names.some((name) => name in wire)) {
    throw new TypeError('The settings have no known field.');
  }
  const settings = conform(SETTINGS_SHAPE, wire) as Wire;
  const { social_auths: providers, app_locale: locale, languages, ...rest } = settings;
  return {
    ...rest,
    app_locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE,
    languages: languages.filter(({ name }) => isLocaleCode(name)),
    social_auths: isRecord(providers) ? providers : {},
  };
}
