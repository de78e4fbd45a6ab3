import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { SafeHtml } from '../../rich-text/safe-html.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './shop.css.ts';

/** The description, below the products, which shoppers come for. */
export function ShopAbout({ shop }: { shop: components['schemas']['ShopDetails'] }) {
  if (!shop.description) return null;
  return (
    <section aria-labelledby="about-shop" className={css.about}>
      <SectionHeading id="about-shop">
        <Trans>More about the shop</Trans>
      </SectionHeading>
      <div dir="auto">
        <SafeHtml html={shop.description} />
      </div>
    </section>
  );
}
