import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { ServerTime } from '../../settings/server-time.tsx';
import { DataList } from '../../../ui/layout/data-list.tsx';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './support.css.ts';
import { TicketAttachments } from './ticket-attachments.tsx';

/** Facts, contact and attachments of a ticket (TKT-02). */
export function TicketDetails({ ticket }: { ticket: components['schemas']['TicketDetails'] }) {
  const { t } = useLingui();
  const { ticket_schedule_start: start, ticket_schedule_end: end, attachments } = ticket;
  const notAvailable = <span className={css.missing}>{t`Not provided`}</span>;
  return (
    <aside aria-labelledby="ticket-details" className={`${receipt} ${stack[6]}`}>
      <h2 id="ticket-details" className={cardTitle}>
        <Trans>Details</Trans>
      </h2>
      <DataList
        entries={[
          ...(start === null
            ? []
            : [
                {
                  term: t`We’ll call you`,
                  detail: (
                    <>
                      <ServerTime text={start} />
                      {end === null ? null : (
                        <>
                          {' – '}
                          <ServerTime text={end} />
                        </>
                      )}
                    </>
                  ),
                },
              ]),
          { term: t`Date opened`, detail: <ServerDate text={ticket.created_at} /> },
          { term: t`Order number`, detail: ticket.order_number ?? notAvailable },
          // Without a subject, it is the title.
          ...(ticket.subject === null ? [] : [{ term: t`Issue type`, detail: ticket.issue_type }]),
        ]}
      />
      <section className={stack[3]}>
        <h2 className={css.partTitle}>
          <Trans>Contact details</Trans>
        </h2>
        <DataList
          entries={[
            { term: t`Email`, detail: ticket.email },
            { term: t`Phone number`, detail: ticket.phone ?? notAvailable },
          ]}
        />
      </section>
      {attachments.length > 0 ? (
        <section className={stack[3]}>
          <h2 className={css.partTitle}>
            <Trans>Attachments</Trans>
          </h2>
          <TicketAttachments files={attachments} />
        </section>
      ) : null}
    </aside>
  );
}
