import { linkify } from '../../../lib/text/linkify.ts';
import * as css from './chat.css.ts';

/** Renders plain text, never HTML, and links http and https URLs (MSG-05). */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className={css.text}>
      {linkify(text).map(({ text: part, href, index }) =>
        href === null ? (
          part
        ) : (
          <a
            key={index}
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
