import { useLingui } from '@lingui/react/macro';
import { splitDateTime } from '../../../lib/datetime/format-datetime.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';

/** The time of a message. Its date is visible above the day's messages (MSG-14, LANG-05). */
export function MessageTime({ at }: { at: string }) {
  const { i18n } = useLingui();
  const [time, date] = splitDateTime(at, i18n.locale);
  return (
    <time dateTime={at} title={time + date}>
      {time}
      <VisuallyHidden>{date}</VisuallyHidden>
    </time>
  );
}
