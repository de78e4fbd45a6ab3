import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../lib/datetime/format-datetime.ts';
import { parseServerTime, serverOffset, zoneName } from '../../lib/datetime/server-zone.ts';

/** A moment that the server sends both ways, which tells its zone: the placing of an order. */
interface ZoneHint {
  created_at: string;
  placed_at: string;
}

/**
 * Formats a time that the server sends as text without a zone: as sent (LANG-05) with the zone, and the shopper's own time where
 * that differs (ORD-06). Without a hint the zone is UTC, the server's default. A date alone stays as it is.
 */
export function useServerTime(): (text: string, hint?: ZoneHint) => string {
  const { t, i18n } = useLingui();
  return (text, hint) => {
    const offset = hint ? serverOffset(hint.created_at, hint.placed_at) : 0;
    const moment = parseServerTime(text, offset);
    if (!moment) return isolate(text);
    const time = isolate(`${text} ${zoneName(offset)}`);
    if (moment.local().utcOffset() === offset) return time;
    const localTime = isolate(formatDateTime(moment.toISOString(), i18n.locale));
    return t`${time} (${localTime} your time)`;
  };
}

/** Such a time, told to machines as well. */
export function ServerTime({ text }: { text: string }) {
  const format = useServerTime();
  return <time dateTime={parseServerTime(text, 0)?.toISOString()}>{format(text)}</time>;
}

/** Keeps the order of its parts in right-to-left. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
