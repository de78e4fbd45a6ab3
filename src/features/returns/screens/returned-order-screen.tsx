import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useGetReturn } from '../../../api/generated/returns.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { RETURNS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReturnView } from '../components/return-view.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { formatOrderCode } from '../../orders/format-order-code.ts';
import * as css from '../components/returns.css.ts';

/** Details of one return (RET-02). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
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
                <Button
                  variant="secondary"
                  size="s"
                  icon={<Icon of={Printer} size={18} />}
                  onClick={() => print()}
                >
                  <Trans>Print</Trans>
                </Button>
              ) : null
            }
          >
            <Trans>Return details</Trans>
          </SectionHeading>
          {state}
        </div>
      )}
    >
      {(data) => <ReturnView details={data.returnOrders} />}
    </QueryView>
  );
}
