import { serverDay } from './parse-server-date.ts';

/** A date that the server sends as text: shown as sent (LANG-05), its day told to machines where it can be parsed. */
export function ServerDate({ text }: { text: string }) {
  return (
    <time dateTime={serverDay(text)}>
      <bdi>{text}</bdi>
    </time>
  );
}
