import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { useListAddresses } from '../../../api/generated/addresses.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { NEW_ADDRESS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { titleAction } from '../../../ui/actions/title-action.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AddressCard } from '../components/address-card.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from '../components/addresses.css.ts';

/** Lists the addresses, default first (ADDR-01). */
export function Screen() {
  const { t } = useLingui();
  const addresses = useListAddresses();

  return (
    <div className={stack[6]} ref={keepFocus}>
      <PageHead title={t`Manage Address`} />
      <SectionHeading
        level={1}
        action={
          addresses.data?.addresses.length === 0 ? null : (
            <AppLink href={NEW_ADDRESS_PATH} className={`${buttonClass()} ${titleAction}`}>
              <Trans>Add address</Trans>
            </AppLink>
          )
        }
      >
        <Trans>Manage Address</Trans>
      </SectionHeading>
      <QueryView
        query={addresses}
        skeleton={
          <div className={css.list} aria-busy="true">
            <Skeleton height="13rem" radius="18px" />
            <Skeleton height="13rem" radius="18px" />
          </div>
        }
        renderEmpty={(data) =>
          data.addresses.length > 0 ? null : (
            <EmptyState
              icon={MapPin}
              title={<Trans>No saved addresses yet</Trans>}
              action={
                <AppLink href={NEW_ADDRESS_PATH} className={buttonClass()}>
                  <Trans>Add address</Trans>
                </AppLink>
              }
            >
              <Trans>Save an address to check out faster.</Trans>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <ul className={css.list}>
            {data.addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
