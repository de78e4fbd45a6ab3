import { useLingui } from '@lingui/react/macro';
import { readServerDate } from '../../lib/server-date.ts';

/** Puts a day that the server wrote in English into the shopper's language; what is no day stays as it is. */
export function useReturnDay(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => {
    const day = readServerDate(text);
    return day ? i18n.date(day, { dateStyle: 'long', timeZone: 'UTC' }) : text;
  };
}
