import { useLingui } from '@lingui/react/macro';
import { isolateText } from '../../lib/text/isolate-text.ts';
import { formatDateTime } from '../../lib/datetime/format-datetime.ts';
import {
  parseServerTime,
  getServerOffsetMinutes,
  formatZone,
} from '../../lib/datetime/server-zone.ts';

/** Order time in UTC and in the server's zone; the difference reveals the zone. */
interface ZoneHint {
  created_at: string;
  placed_at: string;
}

/**
 * Formats a server time without a zone: as sent plus zone (LANG-05), and local time if it differs
 * (ORD-06). Without a hint the zone is UTC. A date stays unchanged.
 */
export function useServerTime(): (text: string, hint?: ZoneHint) => string {
  const { t, i18n } = useLingui();
  return (text, hint) => {
    const offset = hint ? getServerOffsetMinutes(hint.created_at, hint.placed_at) : 0;
    const moment = parseServerTime(text, offset);
    if (!moment) return isolateText(text);
    const time = isolateText(`${text} ${formatZone(offset)}`);
    if (moment.local().utcOffset() === offset) return time;
    const localTime = isolateText(formatDateTime(moment.toISOString(), i18n.locale));
    return t`${time} (${localTime} your time)`;
  };
}

export function ServerTime({ text }: { text: string }) {
  const format = useServerTime();
  return <time dateTime={parseServerTime(text, 0)?.toISOString()}>{format(text)}</time>;
}
