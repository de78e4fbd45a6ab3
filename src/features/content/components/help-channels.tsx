import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { useLocation } from 'wouter';
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
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { toTelNumber } from './contact-channels.tsx';
import * as css from './content.css.ts';

/** Ways to reach the shop, then its other policies (CONT-02). */
export function HelpChannels() {
  const { t } = useLingui();
  const id = useId();
  const { has } = useRouteTable();
  const { settings } = useSettings();
  const [path] = useLocation();
  const channels = [
    {
      href: CONTACT_US_PATH,
      icon: Mail,
      title: t`Contact us`,
      description: t`Write to us. You don’t need an account.`,
    },
    {
      href: TICKETS_PATH,
      icon: LifeBuoy,
      title: t`Support tickets`,
      description: t`Open a ticket and follow our replies.`,
    },
  ].filter(({ href }) => has(href));
  const policies = [
    { href: RETURN_POLICY_PATH, title: t`Return & Refund Policy` },
    { href: TERMS_PATH, title: t`Terms & Conditions` },
    { href: PRIVACY_POLICY_PATH, title: t`Privacy Policy` },
  ].filter(({ href }) => has(href) && href !== path);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Still need help?</Trans>
      </SectionHeading>
      <ul className={css.channels}>
        {settings.mobile ? (
          <HelpChannel icon={Phone} title={t`Hotline`}>
            <a href={`tel:${toTelNumber(settings.mobile)}`} className={cardLink}>
              <bdi dir="ltr">{settings.mobile}</bdi>
            </a>
          </HelpChannel>
        ) : null}
        {channels.map(({ href, icon, title, description }) => (
          <HelpChannel
            key={href}
            icon={icon}
            title={
              <AppLink href={href} className={cardLink}>
                {title}
              </AppLink>
            }
          >
            {description}
          </HelpChannel>
        ))}
      </ul>
      {policies.length > 0 ? (
        <ul className={css.policies}>
          {policies.map(({ href, title }) => (
            <li key={href}>
              <AppLink href={href} className={textLink}>
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function HelpChannel(props: {
  icon: LucideIcon;
  title: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Card as="li" interactive padded className={css.channel}>
      <span className={css.disc}>
        <Icon of={props.icon} />
      </span>
      <div>
        <h3 className={css.strong}>{props.title}</h3>
        <p className={css.note}>{props.children}</p>
      </div>
      <Icon of={ChevronRight} className={css.more} />
    </Card>
  );
}
