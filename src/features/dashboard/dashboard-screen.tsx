import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../parts/page-head.tsx';
import { stack } from '../../ui/layout.css.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import * as css from './dashboard.css.ts';
import { DefaultAddress } from './default-address.tsx';
import { LastSeen } from './last-seen.tsx';
import { MyCart } from './my-cart.tsx';
import { Tiles } from './tiles.tsx';

/** The customer's start: what is going on, the cart, where orders go, what was looked at (DASH-03). Each block fails by itself. */
export function Screen() {
  const { t } = useLingui();
  return (
    <div className={stack[8]}>
      <PageHead title={t`Dashboard`} />
      <div>
        <SectionHeading level={1}>
          <Trans>Dashboard</Trans>
        </SectionHeading>
        <Tiles />
      </div>
      <div className={css.columns}>
        <MyCart />
        <DefaultAddress />
      </div>
      <LastSeen />
    </div>
  );
}
