import { useEffect, useState } from 'react';
import { sanitise, toPlainText } from '../lib/html.ts';
import { logFailure } from '../lib/log.ts';
import { rich } from './safe-html.css.ts';

/** HTML of the server, cleaned. Until the cleaner has loaded, and on the server, its words stand plainly. */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<{ of: string; html: string }>();
  useEffect(() => {
    let wanted = true;
    import('dompurify')
      .then(({ default: purify }) => {
        if (wanted) setClean({ of: html, html: sanitise(purify, html) });
      })
      .catch((error: unknown) =>
        logFailure('A text stays plain: its cleaner did not load.', error),
      );
    return () => {
      wanted = false;
    };
  }, [html]);

  if (clean?.of !== html) return <p className={rich}>{toPlainText(html)}</p>;
  return (
    <div
      key={html}
      className={rich}
      ref={(element) => {
        if (element) element.innerHTML = clean.html;
      }}
    />
  );
}
