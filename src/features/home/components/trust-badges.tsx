import { Trans, useLingui } from '@lingui/react/macro';
import Headset from 'lucide-react/icons/headset';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './trust-badges.css.ts';

export function TrustBadges() {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Why shop with us`} className={css.list}>
      <Tile icon={ShieldCheck} title={<Trans>Secure payment</Trans>}>
        <Trans>Your card number never reaches us</Trans>
      </Tile>
      <Tile icon={MessageSquareText} title={<Trans>Reviews from buyers</Trans>}>
        <Trans>No purchase, no review</Trans>
      </Tile>
      <Tile icon={Headset} title={<Trans>A person at the other end</Trans>}>
        <Trans>Chat with the shop that packs your order</Trans>
      </Tile>
      <Tile icon={Undo2} title={<Trans>Easy returns</Trans>}>
        <Trans>Changed your mind? We’ll pick up the item.</Trans>
      </Tile>
    </ul>
  );
}

function Tile(props: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className={css.tile}>
      <Icon of={props.icon} size={22} className={css.icon} />
      <span>
        <strong className={css.title}>{props.title}</strong>
        {props.children}
      </span>
    </li>
  );
}
