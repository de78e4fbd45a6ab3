import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CreditCard from 'lucide-react/icons/credit-card';
import MessageCircle from 'lucide-react/icons/message-circle';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReusableElement } from '../../../lib/react/reusable-element.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './trust-badges.css.ts';

/** The four promises of the shop, which follow its settings. */
export function TrustBadges() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const days = settings.return_order_within_days ?? 0;
  return (
    <ReusableElement
      as="ul"
      name="TrustBadges"
      data={null}
      aria-label={t`Why shop with us`}
      className={css.list}
    >
      <PromiseItem icon={MessageCircle}>
        <Trans>The one who answers is the one who packs</Trans>
      </PromiseItem>
      <PromiseItem icon={CreditCard}>
        {settings.cash_on_delivery && settings.online_payment ? (
          <Trans>Pay by card or at the door</Trans>
        ) : (
          <Trans>Secure payment</Trans>
        )}
      </PromiseItem>
      <PromiseItem icon={Undo2}>
        {days > 0 ? (
          <Plural value={days} one="# day to change your mind" other="# days to change your mind" />
        ) : (
          <Trans>Easy returns</Trans>
        )}
      </PromiseItem>
      <PromiseItem icon={Check}>
        <Trans>Reviews by buyers only</Trans>
      </PromiseItem>
    </ReusableElement>
  );
}

function PromiseItem(props: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={css.promise}>
      <Icon of={props.icon} size={20} className={css.icon} />
      {props.children}
    </li>
  );
}
