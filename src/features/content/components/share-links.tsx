import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import * as css from './content.css.ts';

/** `url`, `title` and `picture` are already URL-encoded. */
const NETWORKS: readonly {
  name: string;
  href: (page: { url: string; title: string; picture: string }) => string;
}[] = [
  { name: 'Facebook', href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  {
    name: 'LinkedIn',
    href: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    name: 'X',
    href: ({ url, title }) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    name: 'Pinterest',
    href: ({ url, title, picture }) =>
      `https://www.pinterest.com/pin/create/button/?url=${url}&media=${picture}&description=${title}`,
  },
  {
    name: 'Reddit',
    href: ({ url, title }) => `https://www.reddit.com/submit?url=${url}&title=${title}`,
  },
  { name: 'WhatsApp', href: ({ url, title }) => `https://wa.me/?text=${title}%20${url}` },
];

export function ShareLinks(props: { title: string; picture: string }) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const id = useId();
  const address = usePageUrl();
  const page = {
    url: encodeURIComponent(address),
    title: encodeURIComponent(props.title),
    picture: encodeURIComponent(props.picture),
  };
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', message: t`Link copied` });
    } catch {
      // Browsers may deny clipboard access.
      showToast({
        kind: 'error',
        message: t`We couldn’t copy the link. Copy it from the address bar.`,
      });
    }
  }
  return (
    <section aria-labelledby={id} className={`${stack[2]} ${screenOnly}`}>
      <h2 id={id} className={css.label}>
        <Trans>Share this post</Trans>
      </h2>
      <ul className={row[2]}>
        <li>
          <Button variant="secondary" size="s" onClick={() => void copy()}>
            <Trans>Copy link</Trans>
          </Button>
        </li>
        {NETWORKS.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href(page)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`Share on ${name} (opens in a new tab)`}
              className={buttonClass({ variant: 'secondary', size: 's' })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the absolute URL, or only the path during SSR. */
function usePageUrl(): string {
  const [path] = useLocation();
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => '',
  );
  return origin + path;
}
