import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import { safeUrl, WEB_SCHEMES } from '../../../lib/html/safe-url.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { tapArea, textLink } from '../../../ui/actions/text-link.css.ts';
import { row, screenOnly } from '../../../ui/layout/layout.css.ts';
import { NewTabLink } from './new-tab-link.tsx';
import * as css from './orders.css.ts';

export function OrderDocuments({ order }: { order: components['schemas']['OrderDetails'] }) {
  const { t } = useLingui();
  const invoice = safeUrl(order.invoice_url, WEB_SCHEMES);
  const receipt = safeUrl(order.payment_receipt_url, WEB_SCHEMES);
  // The backend links a receipt of unpaid orders too.
  const isPaid = order.payment_status === 'Paid';
  const link = `${textLink} ${tapArea} ${css.document}`;
  const icon = <Icon of={FileText} size={16} />;
  return (
    <div className={`${row[3]} ${screenOnly}`}>
      {invoice ? (
        <NewTabLink href={invoice} icon={icon} className={link}>
          {t`Download invoice`}
        </NewTabLink>
      ) : (
        <p className={css.muted}>
          <Trans>Invoice not available yet</Trans>
        </p>
      )}
      {!isPaid ? null : receipt ? (
        <NewTabLink href={receipt} icon={icon} className={link}>
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
