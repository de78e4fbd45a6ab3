import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { statusOf } from '../../../api/errors.ts';
import { useGetReturn } from '../../../api/generated/returns.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { RETURNS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { parseId } from '../model/parse-id.ts';
import { ReturnView } from '../components/return-view.tsx';
import * as css from '../components/returns.css.ts';

/** One return with all that is known of it (RET-02). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const id = parseId(params);
  const { data, error, retry, isFetching } = useGetReturn(id === undefined ? null : { id });
  if (id === undefined || statusOf(error) === 404) return <NotFound />;
  const details = data?.returnOrders;

  return (
    <div className={stack[6]}>
      <PageHead title={t`Return Details`} />
      <div className={screenOnly}>
        <Breadcrumb
          steps={[{ label: t`Return Orders`, href: RETURNS_PATH }, { label: t`Return Details` }]}
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
