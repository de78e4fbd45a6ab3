import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ticketPath } from '../../../lib/router/paths.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import * as css from './support.css.ts';
import { TICKET_STATES } from '../model/ticket-statuses.ts';

/** A ticket in the list. The card is one link (TKT-01). */
export function TicketCard({ ticket }: { ticket: components['schemas']['TicketRow'] }) {
  const { i18n } = useLingui();
  const { label, tone } = TICKET_STATES[ticket.status];
  return (
    <Card as="li" padded interactive className={css.ticket}>
      <div className={css.ticketWords}>
        <div className={row[3]}>
          <h2 className={css.subject}>
            <AppLink href={ticketPath(ticket.ticket_no)} className={cardLink}>
              <bdi>{ticket.subject ?? ticket.issue_type}</bdi>
            </AppLink>
          </h2>
          <Badge tone={tone}>{i18n._(label)}</Badge>
        </div>
        <p className={css.muted}>
          <bdi dir="ltr">#{ticket.ticket_no}</bdi>
          {ticket.subject === null ? null : (
            <span>
              <Trans>
                Issue type: <bdi>{ticket.issue_type}</bdi>
              </Trans>
            </span>
          )}
          <span>
            {ticket.order_number === null ? (
              <Trans>Not about an order</Trans>
            ) : (
              <Trans>
                Order number: <bdi>{ticket.order_number}</bdi>
              </Trans>
            )}
          </span>
          <ServerDate text={ticket.created_at} />
        </p>
      </div>
      <Icon of={ChevronRight} />
    </Card>
  );
}
