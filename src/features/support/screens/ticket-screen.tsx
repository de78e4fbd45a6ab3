import { Trans, useLingui } from '@lingui/react/macro';
import { statusOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import { getTicket } from '../../../api/generated/support.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { TICKETS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from '../components/support.css.ts';
import { TicketView } from '../components/ticket-view.tsx';
import { useTicket } from '../hooks/use-ticket.ts';

/** What the screen asks, to be had ahead. */
export const queries = (params: ScreenProps['params']) => [
  routeQuery(getTicket, { ticket_number: params['ticketNumber'] ?? '' }),
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
        steps={[{ label: t`Support Ticket`, href: TICKETS_PATH }, { label: `#${number}` }]}
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
