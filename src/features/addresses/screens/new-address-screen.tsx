import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { ADDRESSES_PATH } from '../../../lib/router/paths.ts';
import { AddressForm } from '../address-form.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { formCard } from '../../../ui/layout/form-actions.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { BackToAddresses } from '../components/back-to-addresses.tsx';

/** Adds an address (ADDR-01). */
export function Screen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  return (
    <div className={stack[6]}>
      <PageHead title={t`New address`} />
      <div className={stack[4]}>
        <Breadcrumb
          steps={[{ label: t`Manage Address`, href: ADDRESSES_PATH }, { label: t`New address` }]}
        />
        <SectionHeading level={1}>
          <Trans>New address</Trans>
        </SectionHeading>
      </div>
      <Card padded className={formCard}>
        <AddressForm
          submitLabel={t`Save address`}
          aside={<BackToAddresses />}
          onSaved={() => {
            if (isMounted.current) navigate(ADDRESSES_PATH);
          }}
        />
      </Card>
    </div>
  );
}
