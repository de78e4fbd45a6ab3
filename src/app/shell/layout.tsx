import { memo, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { whenNeeded } from '../../lib/react/when-needed.ts';
import { container } from '../../ui/layout/layout.css.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { floatingCartSpace } from './floating-cart-space.css.ts';
import { hasFloatingCart } from './has-floating-cart.ts';
import { LazyFloatingCart } from './lazy-floating-cart.tsx';
import * as css from './frame.css.ts';
import { Awning } from '../../ui/content/awning.tsx';
import { HOME_PATH, isPurchasePath } from '../../lib/router/paths.ts';
import { Navbar } from './navbar.tsx';
import type { Layout as Name } from '../routes.ts';
import { WideBottomBar, WideTopBar, preloadWideHeader } from './wide-header/lazy-wide-header.tsx';

const DashboardMenu = lazyComponent(() =>
  import('./menus/dashboard-menu.tsx').then((module) => module.DashboardMenu),
);
const Footer = lazyComponent(async () => {
  await whenNeeded('footer');
  return import('./footer/footer.tsx').then((module) => module.Footer);
});

const loadCheckoutBars = () => import('./checkout-bars.tsx');
const CheckoutHeader = lazyComponent(() =>
  loadCheckoutBars().then((module) => module.CheckoutHeader),
);
const CheckoutFooter = lazyComponent(() =>
  loadCheckoutBars().then((module) => module.CheckoutFooter),
);

/** The four layouts (ROUTE-04). */
export function Layout({ name, children }: { name: Name; children: ReactNode }) {
  const [path] = useLocation();
  const isSlim = isPurchasePath(path);
  const hasCart = hasFloatingCart(path, name);
  // The next page may have the bars that this one lacks.
  useEffect(() => void preloadWideHeader().catch(() => undefined), []);
  const main = (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        name === 'bare' ? css.bare : css.main,
        hasCart ? floatingCartSpace : undefined,
      )}
    >
      {children}
    </main>
  );
  if (name === 'bare') return main;
  return (
    <>
      <SkipLink />
      {isSlim ? (
        <SlimHeader />
      ) : (
        <header className={css.header}>
          <WideTopBar />
          <div className={css.bars}>
            <Navbar />
            {name === 'default' ? <WideBottomBar /> : null}
            <Awning size={awningSize(path, name)} />
          </div>
        </header>
      )}
      {name === 'dashboard' ? (
        <div className={`${container} ${css.dashboard}`}>
          <DashboardSidebar />
          {main}
        </div>
      ) : (
        main
      )}
      {isSlim ? <SlimFooter /> : <PageFooter inDashboard={name === 'dashboard'} />}
      <LazyFloatingCart isShown={hasCart} />
    </>
  );
}

function awningSize(path: string, name: Name) {
  if (name === 'dashboard') return 'thin';
  return path === HOME_PATH ? 'large' : 'normal';
}

// Memoised: a parent's update would discard the server's markup while the code loads.
const DashboardSidebar = memo(function DashboardSidebar() {
  return (
    <LazySection fallback={<div className={css.dashboardMenuPlaceholder} />}>
      <DashboardMenu />
    </LazySection>
  );
});

const SlimHeader = memo(function SlimHeader() {
  return (
    <LazySection fallback={<div className={css.slimHeader} />}>
      <CheckoutHeader />
    </LazySection>
  );
});

const SlimFooter = memo(function SlimFooter() {
  return (
    <LazySection>
      <CheckoutFooter />
    </LazySection>
  );
});

const PageFooter = memo(function PageFooter({ inDashboard }: { inDashboard: boolean }) {
  return (
    <LazySection>
      <Footer inDashboard={inDashboard} />
    </LazySection>
  );
});
