import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import { useLocation, useSearchParams } from 'wouter';
import { useCartStore } from '../../features/cart/cart-store.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import {
  BUY_NOW_PATH,
  CART_PATH,
  HOME_PATH,
  PRIVACY_POLICY_PATH,
  productPath,
  RETURN_POLICY_PATH,
  TERMS_PATH,
} from '../../lib/router/paths.ts';
import { Awning } from '../../ui/content/awning.tsx';
import { Icon } from '../../ui/content/icon.tsx';
import { container } from '../../ui/layout/layout.css.ts';
import * as css from './checkout-bars.css.ts';
import { Copyright } from './footer/copyright.tsx';
import * as footer from './footer/footer.css.ts';
import * as frame from './frame.css.ts';
import { Logo } from './logo.tsx';

/** The header of the checkout: nothing leads away from it but the way back. Load lazily. */
export function CheckoutHeader() {
  const back = useBackLink();
  return (
    <header className={frame.slimHeader}>
      <div className={frame.bars}>
        <div className={`${container} ${css.bar}`}>
          <Logo />
          <span className={css.secure}>
            <Icon of={Lock} size={16} />
            <Trans>Secure checkout</Trans>
          </span>
          <AppLink href={back.href} className={css.back}>
            <Icon of={ArrowLeft} size={18} />
            <span className={css.backText}>{back.label}</span>
          </AppLink>
        </div>
        <Awning size="normal" />
      </div>
    </header>
  );
}

function useBackLink() {
  const { t } = useLingui();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const productId = useCartStore((state) => state.buyNow?.productId);
  const isPlaced = search.has('placed');
  if (!isPlaced && path !== BUY_NOW_PATH) return { href: CART_PATH, label: t`Back to cart` };
  if (isPlaced || productId === undefined) {
    return { href: HOME_PATH, label: t`Continue shopping` };
  }
  return { href: productPath(productId), label: t`Back to product` };
}

/** The last line of the footer with what a buyer may want to read. Load lazily. */
export function CheckoutFooter() {
  const { t } = useLingui();
  return (
    <footer className={footer.footer}>
      <div className={`${container} ${css.footer}`}>
        <Copyright />
        <ul className={css.links}>
          {[
            { href: TERMS_PATH, label: t`Terms & Conditions` },
            { href: PRIVACY_POLICY_PATH, label: t`Privacy Policy` },
            { href: RETURN_POLICY_PATH, label: t`Return & Refund Policy` },
          ].map(({ href, label }) => (
            <li key={href}>
              <AppLink href={href} className={footer.link}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
