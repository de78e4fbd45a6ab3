import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { getTranslations } from '../../api/generated/settings.ts';
import { useApi } from '../../api/api-provider.tsx';
import { useConfig } from '../../lib/config/config-context.ts';
import { hasCatalogue } from '../../lib/i18n/has-catalogue.ts';
import { loadEnglishMessages } from '../../lib/i18n/load-catalog.ts';
import { logFailure } from '../../lib/log.ts';

/** Loads the server's translations if the page lacks them; failures are logged only (LANG-04). */
export function ServerMessages() {
  const api = useApi();
  const { i18n } = useLingui();
  const { prefersOwnTexts } = useConfig();
  useEffect(() => {
    if (prefersOwnTexts && hasCatalogue(i18n.locale)) return undefined;
    let isActive = true;
    const load = async () => {
      const [translations, english, { compileServerMessages }] = await Promise.all([
        api.client.call(getTranslations, { locale: i18n.locale }),
        loadEnglishMessages(),
        import('../../lib/i18n/compile-server-messages.ts'),
      ]);
      const messages = compileServerMessages(translations, english);
      if (isActive && Object.keys(messages).length > 0) {
        i18n.load(i18n.locale, messages);
      }
    };
    load().catch((error: unknown) => {
      logFailure('The language file could not be loaded; using the built-in texts.', error);
    });
    return () => {
      isActive = false;
    };
  }, [api, i18n, prefersOwnTexts]);
  return null;
}
