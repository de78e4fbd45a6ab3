import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Phone from 'lucide-react/icons/phone';
import { type getContact, useGetContact } from '../../../api/generated/content.ts';
import { isExternalUrl, safeUrl, WEB_SCHEMES } from '../../../lib/html/safe-url.ts';
import { toDigits } from '../../../lib/text/to-digits.ts';
import { toLatinDigits } from '../../../lib/text/to-latin-digits.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import * as css from './content.css.ts';

interface Channel {
  id: string;
  icon: LucideIcon;
  label: string;
  text: string;
  href?: string | undefined;
}

/** Lists the contact channels that the shop has set. */
export function ContactChannels() {
  const contact = useGetContact();
  return (
    <QueryView query={contact} skeleton={<Skeleton height="16rem" radius="18px" />}>
      {(data) => <Channels contact={data} />}
    </QueryView>
  );
}

function Channels({ contact: data }: { contact: DataOf<typeof getContact> }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const phone = data.phone ?? settings.mobile;
  const address = data.address ?? settings.address;
  const messenger = safeUrl(data.messenger, WEB_SCHEMES);
  const all: (Channel | undefined)[] = [
    phone
      ? {
          id: 'phone',
          icon: Phone,
          label: t`Hotline`,
          text: phone,
          href: `tel:${toTelNumber(phone)}`,
        }
      : undefined,
    data.email
      ? {
          id: 'email',
          icon: Mail,
          label: t`Email`,
          text: data.email,
          href: safeUrl(`mailto:${data.email}`),
        }
      : undefined,
    data.whatsapp
      ? {
          id: 'whatsapp',
          icon: MessageCircle,
          label: t`WhatsApp`,
          text: data.whatsapp,
          href: `https://wa.me/${toDigits(data.whatsapp)}`,
        }
      : undefined,
    data.messenger
      ? {
          id: 'messenger',
          icon: MessagesSquare,
          label: t`Messenger`,
          text: data.messenger.replace(/^https?:\/\//i, ''),
          href: messenger && isExternalUrl(messenger) ? messenger : undefined,
        }
      : undefined,
    address ? { id: 'address', icon: MapPin, label: t`Address`, text: address } : undefined,
  ];
  const channels = all.filter((channel) => channel !== undefined);
  if (channels.length === 0) {
    return (
      <p className={css.lead}>
        <Trans>Use the form to write to us.</Trans>
      </p>
    );
  }
  return (
    <ul className={stack[4]}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <ChannelLine {...channel} />
        </li>
      ))}
    </ul>
  );
}

function ChannelLine({ id, icon, label, text, href }: Channel) {
  const isExternal = id === 'whatsapp' || id === 'messenger';
  // Phone numbers and URLs are left-to-right in every language.
  const shown = <bdi dir={id === 'address' ? 'auto' : 'ltr'}>{text}</bdi>;
  return (
    <div className={css.channel}>
      <span className={css.disc}>
        <Icon of={icon} />
      </span>
      <div>
        <p className={css.facts}>{label}</p>
        {href ? (
          <a
            href={href}
            className={css.strong}
            {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {shown}
          </a>
        ) : (
          <p className={css.strong}>{shown}</p>
        )}
      </div>
    </div>
  );
}

/** Formats a number for `tel:` URLs. */
export function toTelNumber(phone: string): string {
  return toLatinDigits(phone).replaceAll(/[^\d+]/g, '');
}
