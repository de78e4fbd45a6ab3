import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { BEST_DEAL_PATH } from '../../../lib/router/paths.ts';
import { SaleCountdown } from '../../product/sale-countdown.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './product-list.css.ts';

/** Flash sale with countdown, or a link to other offers once it is over (HOME-04, FLAW 16). */
export function FlashSaleBar(props: {
  sale: components['schemas']['FlashSale'];
  /** Called at start and end, because prices change. */
  onPhaseChange: () => void;
}) {
  const { sale } = props;
  return (
    <div className={css.sale}>
      <div className={css.saleWords}>
        <SectionHeading level={1}>{sale.name}</SectionHeading>
        <SaleCountdown sale={sale} onPhaseChange={props.onPhaseChange} endedNotice={<Ended />} />
      </div>
      <Picture
        src={sale.thumbnail}
        alt=""
        ratio={16 / 9}
        sizes="(min-width: 768px) 36rem, 100vw"
        priority
        className={css.salePicture}
      />
    </div>
  );
}

function Ended() {
  return (
    <>
      <output>
        <Trans>This sale has ended. You pay the prices shown.</Trans>
      </output>
      <AppLink href={BEST_DEAL_PATH} className={buttonClass({})}>
        <Trans>Best deals</Trans>
      </AppLink>
    </>
  );
}
