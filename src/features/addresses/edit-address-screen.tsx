import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useListAddresses } from '../../api/generated/addresses.ts';
import type { ScreenProps } from '../../lib/screen.ts';
import { AddressForm } from '../../parts/address-form.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as css from './addresses.css.ts';
import { BackToAddresses } from './back-to-addresses.tsx';
import { DeleteAddress } from './delete-address.tsx';

/** Changes one address, taken from the list, so that its address works by itself (ADDR-01, FLAW 4). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const { data, error, retry, isFetching } = useListAddresses();
  const address = data?.addresses.find(({ id }) => String(id) === params['id']);
  const leave = () => navigate('/manage-address');

  if (data && !address) return <NotFound />;
  return (
    <div className={stack[6]}>
      <PageHead title={t`Edit Address`} />
      <div className={css.head}>
        <h1 className={css.title}>
          <Trans>Edit Address</Trans>
        </h1>
        {address ? <DeleteAddress address={address} onDeleted={leave} /> : null}
      </div>
      {address ? (
        <Card padded>
          <AddressForm
            key={address.id}
            address={address}
            submitLabel={t`Update`}
            aside={<BackToAddresses />}
            onSaved={leave}
          />
        </Card>
      ) : error ? (
        <ErrorState onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton height="32rem" radius="18px" />
      )}
    </div>
  );
}
