import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useListAddresses } from '../../../api/generated/addresses.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { ADDRESSES_PATH } from '../../../lib/router/paths.ts';
import { AddressForm } from '../address-form.tsx';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { formCard } from '../../../ui/layout/form-actions.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BackToAddresses } from '../components/back-to-addresses.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { DeleteAddress } from '../components/delete-address.tsx';

/** Edits an address, read from the list so that deep links work (ADDR-01, FLAW 4). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const addresses = useListAddresses();
  const address = addresses.data?.addresses.find(({ id }) => String(id) === params['id']);
  const goBack = () => {
    if (isMounted.current) navigate(ADDRESSES_PATH);
  };

  if (addresses.data && !address) return <NotFound />;
  return (
    <div className={stack[6]}>
      <PageHead title={t`Edit address`} />
      <div className={stack[4]}>
        <Breadcrumb
          steps={[{ label: t`Manage Address`, href: ADDRESSES_PATH }, { label: t`Edit address` }]}
        />
        <SectionHeading
          level={1}
          action={address ? <DeleteAddress address={address} onDeleted={goBack} /> : null}
        >
          <Trans>Edit address</Trans>
        </SectionHeading>
      </div>
      <QueryView
        query={{ ...addresses, data: address }}
        skeleton={<Skeleton height="32rem" radius="18px" />}
      >
        {(saved) => (
          <Card padded className={formCard}>
            <AddressForm
              key={saved.id}
              address={saved}
              submitLabel={t`Save changes`}
              aside={<BackToAddresses />}
              onSaved={goBack}
            />
          </Card>
        )}
      </QueryView>
    </div>
  );
}
