import { toIsoDate } from './parse-server-date.ts';

/** Shows a date as the server sends it (LANG-05). */
export function ServerDate({ text }: { text: string }) {
  return (
    <time dateTime={toIsoDate(text)}>
      <bdi>{text}</bdi>
    </time>
  );
}
