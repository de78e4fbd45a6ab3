import { Trans, useLingui } from '@lingui/react/macro';
import { statusOf } from '../../api/errors.ts';
import { reading } from '../../api/reading.ts';
import { getTicket } from '../../api/generated/support.ts';
import type { ScreenProps } from '../../lib/screen.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { stack } from '../../ui/layout.css.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as css from './support.css.ts';
import { TicketView } from './ticket-view.tsx';
import { useTicket } from './use-ticket.ts';

/** What the screen asks, to be had ahead. */
export const readings = (params: ScreenProps['params']) => [
  reading(getTicket, { ticket_number: params['ticketNumber'] ?? '' }),
];

/** One ticket with its conversation (TKT-02); a number that is none of the customer's is not found. */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const number = params['ticketNumber'] ?? '';
  const { data, error, retry, isFetching } = useTicket(number);

  if (statusOf(error) === 422) return <NotFound />;
  return (
    <div className={stack[6]}>
      <PageHead title={t`Support Ticket #${number}`} />
      <Breadcrumb
        steps={[{ label: t`Support Ticket`, href: '/support-tickets' }, { label: `#${number}` }]}
        renderLink={(link) => <AppLink {...link} />}
      />
      {data ? (
        <TicketView key={number} {...data} />
      ) : (
        <>
          <SectionHeading level={1}>
            <Trans>
              Support Ticket <bdi dir="ltr">#{number}</bdi>
            </Trans>
          </SectionHeading>
          {error ? (
            <ErrorState onRetry={() => void retry()} busy={isFetching}>
              {errorText(error)}
            </ErrorState>
          ) : (
            <div className={css.columns} aria-busy="true">
              <Skeleton height="24rem" radius="18px" />
              <Skeleton height="32rem" radius="18px" />
            </div>
          )}
        </>
      )}
    </div>
  );
}
