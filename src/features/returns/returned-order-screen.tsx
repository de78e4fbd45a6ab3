import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { statusOf } from '../../api/errors.ts';
import { useGetReturn } from '../../api/generated/returns.ts';
import type { ScreenProps } from '../../lib/screen.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { screenOnly, stack } from '../../ui/layout.css.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readId } from './read-id.ts';
import { ReturnView } from './return-view.tsx';
import * as css from './returns.css.ts';

/** One return with all that is known of it (RET-02). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const id = readId(params);
  const { data, error, retry, isFetching } = useGetReturn(id === undefined ? null : { id });
  if (id === undefined || statusOf(error) === 404) return <NotFound />;
  const details = data?.returnOrders;

  return (
    <div className={stack[6]}>
      <PageHead title={t`Return Details`} />
      <div className={screenOnly}>
        <Breadcrumb
          steps={[
            { label: t`Return Orders`, href: '/returned-order-history' },
            { label: t`Return Details` },
          ]}
          renderLink={(link) => <AppLink {...link} />}
        />
      </div>
      <SectionHeading
        level={1}
        description={
          details ? (
            <Trans>
              Order ID <bdi>{details.order_id}</bdi>
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
        <Trans>Return Details</Trans>
      </SectionHeading>
      {details ? (
        <ReturnView details={details} />
      ) : error ? (
        <ErrorState onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <div className={css.columns} aria-busy="true">
          <Skeleton height="24rem" radius="18px" />
          <Skeleton height="24rem" radius="18px" />
        </div>
      )}
    </div>
  );
}
