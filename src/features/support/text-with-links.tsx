import { splitLinks } from '../../lib/split-links.ts';
import { textLink } from '../../ui/text-link.css.ts';
import * as css from './support.css.ts';

/** What somebody wrote, as text whatever it holds; its addresses can be followed. */
export function TextWithLinks({ text }: { text: string }) {
  return (
    <p className={css.text} dir="auto">
      {splitLinks(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          <a
            key={`${index} ${part.href}`}
            className={textLink}
            href={part.href}
            target="_blank"
            rel="noreferrer nofollow"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
