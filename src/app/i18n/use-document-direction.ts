import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { getDirection } from '../../lib/i18n/locale.ts';
import { useSettings } from '../../features/settings/use-settings.ts';

/** Syncs `lang` and `dir` of the document (ROUTE-07). */
export function useDocumentDirection(): void {
  const { i18n } = useLingui();
  const { settings } = useSettings();
  const direction = getDirection(i18n.locale, settings.languages);
  useEffect(() => {
    document.documentElement.lang = i18n.locale;
    document.documentElement.dir = direction;
  }, [i18n.locale, direction]);
}
