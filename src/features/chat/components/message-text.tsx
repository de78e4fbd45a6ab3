import { linkify } from '../../../lib/text/linkify.ts';
import * as css from './chat.css.ts';

/** A message's words: never HTML, lines as they were typed, http and https addresses to follow (MSG-05). */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className={css.text}>
      {linkify(text).map(({ text: part, href, at }) =>
        href === null ? (
          part
        ) : (
          <a
            key={at}
            className={css.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
