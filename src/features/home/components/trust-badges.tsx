import { Trans, useLingui } from '@lingui/react/macro';
import Headset from 'lucide-react/icons/headset';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './trust-badges.css.ts';

/** What a shopper may rely on here. */
export function TrustBadges() {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What you can rely on`} className={css.list}>
      <Tile icon={ShieldCheck} name={<Trans>Secure Payment Gateways</Trans>}>
        <Trans>Pay as you are used to</Trans>
      </Tile>
      <Tile icon={MessageSquareText} name={<Trans>Genuine Customer Reviews</Trans>}>
        <Trans>Written by buyers only</Trans>
      </Tile>
      <Tile icon={Headset} name={<Trans>24/7 Customer Support</Trans>}>
        <Trans>We are here day and night</Trans>
      </Tile>
      <Tile icon={Undo2} name={<Trans>Easy Return Policy</Trans>}>
        <Trans>Sent back in a few steps</Trans>
      </Tile>
    </ul>
  );
}

function Tile(props: { icon: LucideIcon; name: ReactNode; children: ReactNode }) {
  return (
    <li className={css.tile}>
      <span className={css.mark}>
        <Icon of={props.icon} />
      </span>
      <span>
        <strong className={css.name}>{props.name}</strong>
        {props.children}
      </span>
    </li>
  );
}
