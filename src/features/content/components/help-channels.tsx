import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import {
  CONTACT_US_PATH,
  PRIVACY_POLICY_PATH,
  RETURN_POLICY_PATH,
  TERMS_PATH,
  TICKETS_PATH,
} from '../../../lib/router/paths.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { grid } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { toTelNumber } from './contact-channels.tsx';
import * as css from './content.css.ts';

interface HelpChannel {
  href: string;
  icon: LucideIcon;
  title: string;
  description: string;
}

export function HelpChannels() {
  const { t } = useLingui();
  const id = useId();
  const { has } = useRouteTable();
  const { settings } = useSettings();
  const channels: HelpChannel[] = [
    {
      href: CONTACT_US_PATH,
      icon: Mail,
      title: t`Contact us`,
      description: t`Write to us. You don’t need an account.`,
    },
    {
      href: TICKETS_PATH,
      icon: Ticket,
      title: t`Support tickets`,
      description: t`Open a ticket and follow our replies.`,
    },
    {
      href: RETURN_POLICY_PATH,
      icon: Undo2,
      title: t`Return & Refund Policy`,
      description: t`What you can return, and by when.`,
    },
    {
      href: TERMS_PATH,
      icon: ScrollText,
      title: t`Terms & Conditions`,
      description: t`Your rights and ours when you buy.`,
    },
    {
      href: PRIVACY_POLICY_PATH,
      icon: ShieldCheck,
      title: t`Privacy Policy`,
      description: t`What we know about you, and why.`,
    },
  ];
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Still need help?</Trans>
      </SectionHeading>
      <ul className={grid.l}>
        {settings.mobile ? (
          <li>
            <HelpChannelCard icon={Phone} title={t`Hotline`}>
              <a href={`tel:${toTelNumber(settings.mobile)}`} className={cardLink}>
                <bdi dir="ltr">{settings.mobile}</bdi>
              </a>
            </HelpChannelCard>
          </li>
        ) : null}
        {channels
          .filter(({ href }) => has(href))
          .map(({ href, icon, title, description }) => (
            <li key={href}>
              <HelpChannelCard
                icon={icon}
                title={
                  <AppLink href={href} className={cardLink}>
                    {title}
                  </AppLink>
                }
              >
                <span className={css.facts}>{description}</span>
              </HelpChannelCard>
            </li>
          ))}
      </ul>
    </section>
  );
}

function HelpChannelCard(props: {
  icon: LucideIcon;
  title: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Card padded interactive className={css.channel}>
      <span className={css.disc}>
        <Icon of={props.icon} />
      </span>
      <div>
        <h3>{props.title}</h3>
        <p>{props.children}</p>
      </div>
    </Card>
  );
}
