import type { components } from '../../generated/schema.d.ts';
import { translationsFor } from '../../fixtures/translations/translations.ts';
import type { SettingsOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { serializeSettings } from './serialize-settings.ts';

type Country = components['schemas']['Country'];

export const settingsHandlers = {
  getSettings: (call, reply) =>
    reply(200, { message: 'Master data', data: serializeSettings(call) }),

  getTranslations: ({ path }, reply) => {
    const texts = translationsFor(path.locale);
    return texts
      ? reply(200, JSON.stringify(texts))
      : reply(404, { error: 'Language file not found' });
  },

  listCountries: ({ world }, reply) =>
    reply(200, {
      message: 'all countries',
      data: {
        countries: world.base.countries.map(({ id, name, phoneCode }): Country => {
          return { id, name, phone_code: phoneCode };
        }),
      },
    }),
} satisfies HandlersOf<SettingsOperations>;
