import { Trans, useLingui } from '@lingui/react/macro';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useListTickets } from '../../../api/generated/support.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { ticketPath, TICKETS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { titleAction } from '../../../ui/actions/title-action.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { CommonQuestions } from '../components/common-questions.tsx';
import { TicketCard } from '../components/ticket-card.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { isNewTicketUrl } from '../../../lib/router/new-ticket-url.ts';
import { ticketsInput } from '../model/tickets-input.ts';
import { TICKET_TABS } from '../model/ticket-statuses.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const NewTicketDialog = lazyComponent(() =>
  import('../components/new-ticket-dialog.tsx').then((module) => module.NewTicketDialog),
);

/** The customer's tickets by status (TKT-01). */
export function Screen() {
  const { showToast } = useToasts();
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { start, goToStart } = useListStart<HTMLHeadingElement>();
  const [isCreating, setCreating] = useState(isNewTicketUrl(search));
  const input = ticketsInput(search);
  const tickets = useListTickets(input, { keepPreviousData: true });
  const { data, error } = tickets;
  const createButton = (
    <Button className={titleAction} onClick={() => setCreating(true)}>
      <Trans>Create ticket</Trans>
    </Button>
  );

  const hrefOf = (page: number) => `${TICKETS_PATH}?status=${input.status}&page=${page}`;

  function close() {
    setCreating(false);
    if (isNewTicketUrl(search)) navigate(TICKETS_PATH, { replace: true });
  }

  function handleCreated(number: string) {
    setCreating(false);
    showToast({
      kind: 'success',
      message: t`Ticket created. We’ll reply as soon as we can.`,
      action: { label: t`View ticket`, onAction: () => navigate(ticketPath(number)) },
      timeoutMs: 8000,
    });
    // The first tab lists the new ticket first.
    navigate(TICKETS_PATH);
  }

  return (
    <div className={stack[6]}>
      <PageHead title={t`Support Ticket`} />
      <SectionHeading level={1} headingRef={start} action={createButton}>
        <Trans>Support Ticket</Trans>
      </SectionHeading>
      <TabLinks
        label={t`Tickets by status`}
        tabs={TICKET_TABS.map(({ filter, label }) => ({
          href: `${TICKETS_PATH}?status=${filter}`,
          label: i18n._(label),
          count: data?.[filter],
          isCurrent: filter === input.status,
        }))}
      />
      <QueryView
        query={tickets}
        skeleton={<TicketsSkeleton />}
        renderEmpty={({ support_tickets: rows, total }) =>
          rows.length > 0 ? null : (
            <EmptyState
              icon={LifeBuoy}
              title={
                total > 0 ? <Trans>This page doesn’t exist.</Trans> : <Trans>No tickets yet</Trans>
              }
              action={
                total > 0 ? (
                  <AppLink href={hrefOf(1)} className={buttonClass()} onClick={goToStart}>
                    <Trans>Go to the first page</Trans>
                  </AppLink>
                ) : (
                  createButton
                )
              }
            >
              {total > 0 ? null : (
                <Trans>Need help with an order? Open a ticket and follow our reply here.</Trans>
              )}
            </EmptyState>
          )
        }
      >
        {({ support_tickets: rows }) => (
          <ul className={stack[3]} aria-busy={tickets.isFetching}>
            {rows.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </QueryView>
      {data && !error ? (
        <Pager
          label={t`Tickets pagination`}
          totalItems={data.total}
          currentPage={input.page}
          itemsPerPage={input.per_page}
          hrefOf={hrefOf}
          onNavigate={goToStart}
        />
      ) : null}
      <CommonQuestions />
      {isCreating ? (
        <LazyOverlay onClose={close}>
          <NewTicketDialog onClose={close} onCreated={handleCreated} />
        </LazyOverlay>
      ) : null}
    </div>
  );
}

/** Of a card: one row from `lg` (64rem) on, three lines below. */
const CARD_HEIGHT = 'clamp(5rem, (64rem - 100vw) * 99, 7.125rem)';

function TicketsSkeleton() {
  return (
    <div className={stack[3]} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={CARD_HEIGHT} radius="20px" />
      ))}
    </div>
  );
}
