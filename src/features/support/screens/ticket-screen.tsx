import { Trans, useLingui } from '@lingui/react/macro';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { TICKETS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from '../components/support.css.ts';
import { TicketView } from '../components/ticket-view.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { useTicket } from '../hooks/use-ticket.ts';

/** Shows a ticket, or "not found" for another customer's ticket (TKT-02). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const number = params['ticketNumber'] ?? '';
  const ticket = useTicket(number);
  return (
    <QueryView
      query={ticket}
      skeleton={
        <div className={css.columns} aria-busy="true">
          <Skeleton height="24rem" radius="18px" />
          <Skeleton height="32rem" radius="18px" />
        </div>
      }
      renderFrame={(state) => (
        <div className={stack[4]}>
          <PageHead title={t`Support ticket #${number}`} />
          <Breadcrumb
            steps={[{ label: t`Support Ticket`, href: TICKETS_PATH }, { label: `#${number}` }]}
          />
          {ticket.data ? null : (
            <SectionHeading level={1}>
              <Trans>
                Support ticket <bdi dir="ltr">#{number}</bdi>
              </Trans>
            </SectionHeading>
          )}
          {state}
        </div>
      )}
    >
      {(data) => <TicketView key={number} {...data} />}
    </QueryView>
  );
}
