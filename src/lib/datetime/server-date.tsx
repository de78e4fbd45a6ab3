import { parseServerDate } from './parse-server-date.ts';

/** A date that the server sends as text: shown as sent (LANG-05), its day told to machines where it can be read. */
export function ServerDate({ text }: { text: string }) {
  const day = parseServerDate(text);
  return (
    <time dateTime={day?.toISOString().slice(0, 10)}>
      <bdi>{text}</bdi>
    </time>
  );
}
