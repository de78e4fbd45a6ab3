import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type RefObject, useState } from 'react';
import { lazyModule, useLazyModule } from '../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { countFilters } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import type { ProductListResult } from '../hooks/use-product-list.ts';

const drawer = lazyModule(() => import('./filter-drawer.tsx'));

/** Loads the drawer's code on hover, focus or touch. */
export function FilterButton(props: {
  list: ProductListResult;
  at: RefObject<HTMLButtonElement | null>;
}) {
  const { showToast } = useToasts();
  const { list, at } = props;
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(list.state);
  // A failed load is reported when the drawer opens.
  const ahead = () => void drawer.load().catch(() => undefined);
  return (
    <>
      <Button
        ref={at}
        variant="secondary"
        className={css.opener}
        icon={<Icon of={SlidersHorizontal} size={18} />}
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onTouchStart={ahead}
        onClick={() => setOpen(true)}
      >
        <Trans>Filter</Trans>
        {count > 0 ? <span className={css.count}>{i18n.number(count)}</span> : null}
      </Button>
      {isOpen ? (
        <LazySection
          onCatch={() => {
            setOpen(false);
            showToast({ kind: 'error', message: t`We couldn’t open this. Reload the page.` });
          }}
        >
          <Drawer list={list} onClose={() => setOpen(false)} />
        </LazySection>
      ) : null}
    </>
  );
}

function Drawer(props: { list: ProductListResult; onClose: () => void }) {
  const { FilterDrawer } = useLazyModule(drawer);
  return <FilterDrawer {...props} />;
}
