import { linkify } from '../../../lib/text/linkify.ts';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import * as css from './support.css.ts';

/** Plain text with clickable URLs. */
export function LinkifiedText({ text }: { text: string }) {
  return (
    <p className={css.text} dir="auto">
      {positionedParts(text).map(({ text: partText, href, start }) =>
        href === null ? (
          partText
        ) : (
          <a key={start} className={textLink} href={href} target="_blank" rel="noreferrer nofollow">
            {partText}
          </a>
        ),
      )}
    </p>
  );
}

/** Adds the start offset, for keys. */
function positionedParts(text: string) {
  let end = 0;
  return linkify(text).map((part) => {
    const start = end;
    end += part.text.length;
    return { ...part, start };
  });
}
