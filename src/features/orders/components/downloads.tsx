import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { safeUrl, WEB_SCHEMES } from '../../../lib/html/safe-url.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { baselineRow, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { tapArea, textLink } from '../../../ui/actions/text-link.css.ts';
import { NewTabLink } from './new-tab-link.tsx';
import * as css from './orders.css.ts';

/** The server always sends files and licence. Shows them only once the order is paid (ORD-04). */
export function Downloads(props: { line: components['schemas']['OrderProduct']; isPaid: boolean }) {
  const { line, isPaid } = props;
  const { t } = useLingui();
  const { name, license } = line;
  const link = safeUrl(line.license_download_link, WEB_SCHEMES);
  const attachments = line.attachments.flatMap(({ url, ...attachment }) => {
    const href = safeUrl(url, WEB_SCHEMES);
    return href ? [{ ...attachment, href }] : [];
  });
  if (!isPaid) {
    return (
      <p className={css.muted}>
        <Trans>You can download your files once you’ve paid.</Trans>
      </p>
    );
  }
  if (attachments.length === 0 && !license && !link) {
    return (
      <p className={css.muted}>
        <Trans>The shop hasn’t added the files yet.</Trans>
      </p>
    );
  }
  return (
    <div className={stack[2]}>
      <div className={`${css.files} ${screenOnly}`}>
        {attachments.map(({ id, href, extension }) => {
          const kind = extension.toUpperCase();
          return (
            <NewTabLink
              key={id}
              href={href}
              of={name}
              icon={<Icon of={Download} size={18} />}
              className={buttonClass({ size: 's' })}
            >
              {t`Download ${kind}`}
            </NewTabLink>
          );
        })}
      </div>
      {license || link ? (
        <p className={`${css.muted} ${baselineRow}`}>
          {license ? (
            <span>
              <Trans>
                Licence: <bdi>{license.product_license}</bdi>
              </Trans>
            </span>
          ) : null}
          {link ? (
            <NewTabLink href={link} of={name} className={`${textLink} ${tapArea} ${screenOnly}`}>
              {t`Download licence`}
            </NewTabLink>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
