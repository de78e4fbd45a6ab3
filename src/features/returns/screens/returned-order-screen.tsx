import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useGetReturn } from '../../../api/generated/returns.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { NEW_TICKET_URL } from '../../../lib/router/new-ticket-url.ts';
import { RETURNS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReturnView } from '../components/return-view.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { formatOrderCode } from '../../orders/format-order-code.ts';
import { RETURN_STATES } from '../../orders/return-states.ts';
import { isRefused } from '../model/return-statuses.ts';
import * as css from '../components/returns.css.ts';

/** Details of one return (RET-02). */
export function Screen({ params }: ScreenProps) {
  const { t, i18n } = useLingui();
  const id = parseRouteId(params);
  const query = useGetReturn(id === undefined ? null : { id });
  if (id === undefined) return <NotFound />;
  const details = query.data?.returnOrders;

  return (
    <QueryView
      query={query}
      skeleton={
        <div className={css.columns} aria-busy="true">
          <Skeleton height="24rem" radius="18px" />
          <Skeleton height="24rem" radius="18px" />
        </div>
      }
      renderFrame={(state) => (
        <div className={stack[4]}>
          <PageHead title={t`Return details`} />
          <div className={screenOnly}>
            <Breadcrumb
              steps={[
                { label: t`Return Orders`, href: RETURNS_PATH },
                { label: t`Return details` },
              ]}
            />
          </div>
          <SectionHeading
            level={1}
            description={
              details ? (
                <Trans>
                  Order <bdi>{formatOrderCode(details.order_id)}</bdi>
                </Trans>
              ) : undefined
            }
            action={
              details ? (
                <div
                  className={`${row[2]} ${isRefused(details.status) ? screenOnly : css.actions}`}
                >
                  {isRefused(details.status) ? (
                    <AppLink href={NEW_TICKET_URL} className={buttonClass()}>
                      <Trans>Ask our support team</Trans>
                    </AppLink>
                  ) : null}
                  <Button
                    variant="secondary"
                    icon={<Icon of={Printer} size={18} />}
                    onClick={() => print()}
                  >
                    <Trans>Print</Trans>
                  </Button>
                </div>
              ) : null
            }
          >
            {details ? i18n._(RETURN_STATES[details.status].title) : <Trans>Return details</Trans>}
          </SectionHeading>
          {state}
        </div>
      )}
    >
      {(data) => <ReturnView details={data.returnOrders} />}
    </QueryView>
  );
}
