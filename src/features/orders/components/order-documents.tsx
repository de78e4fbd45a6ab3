import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import { safeUrl, WEB_SCHEMES } from '../../../lib/html/safe-url.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { row, screenOnly } from '../../../ui/layout/layout.css.ts';
import { NewTabLink } from './new-tab-link.tsx';
import * as css from './orders.css.ts';

export function OrderDocuments({ order }: { order: components['schemas']['OrderDetails'] }) {
  const { t } = useLingui();
  const invoice = safeUrl(order.invoice_url, WEB_SCHEMES);
  const receipt = safeUrl(order.payment_receipt_url, WEB_SCHEMES);
  const icon = <Icon of={FileText} size={18} />;
  return (
    <div className={`${row[2]} ${screenOnly}`}>
      {invoice ? (
        <NewTabLink href={invoice} icon={icon}>
          {t`Download invoice`}
        </NewTabLink>
      ) : (
        <p className={css.muted}>
          <Trans>Invoice not available yet</Trans>
        </p>
      )}
      {receipt ? (
        <NewTabLink href={receipt} icon={icon}>
          {t`Payment receipt`}
        </NewTabLink>
      ) : (
        <p className={css.muted}>
          <Trans>Payment receipt not available yet</Trans>
        </p>
      )}
    </div>
  );
}
