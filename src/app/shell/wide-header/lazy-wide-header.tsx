import { type ComponentType, memo, type ReactNode } from 'react';
import { lazyComponent, lazyModule } from '../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { isMatched, whenMatched } from '../../../lib/react/when-needed.ts';
import { from } from '../../../ui/theme/breakpoints.ts';
import * as navbar from '../navbar.css.ts';
import * as bottomBar from './bottom-bar.css.ts';
import * as topBar from './top-bar.css.ts';
import type * as WideHeader from './wide-header.tsx';

/** Phones, which never show these parts, do not load their code. */
const wideHeader = lazyModule(async () => {
  await whenMatched(from.md);
  return import('./wide-header.tsx');
});

/** @param placeholder keeps the layout where no server has rendered the part. */
function createPart(choose: (module: typeof WideHeader) => ComponentType, placeholder?: ReactNode) {
  const Part = lazyComponent(() => wideHeader.load().then(choose));
  // Memoised: a parent's update would discard the server's markup while the code loads.
  const WidePart = memo(function WidePart() {
    return (
      <LazySection fallback={placeholder}>
        <Part />
      </LazySection>
    );
  });
  return Object.assign(WidePart, { preload: Part.preload });
}

const placeholderOf = ({ bar, row }: { bar: string; row: string }) => (
  <div className={bar}>
    <div className={row} />
  </div>
);

export const WideTopBar = createPart(({ TopBar }) => TopBar, placeholderOf(topBar));
export const WideBottomBar = createPart(({ BottomBar }) => BottomBar, placeholderOf(bottomBar));
export const WideAccountButton = createPart(({ AccountButton }) => AccountButton);
export const WideSearchBox = createPart(
  ({ NavbarSearch }) => NavbarSearch,
  <div className={navbar.search} />,
);

const PARTS = [WideTopBar, WideBottomBar, WideAccountButton, WideSearchBox];

/** Resolves at once on screens that do not show the wide header. */
export async function preloadWideHeader(): Promise<void> {
  for (const { preload } of PARTS) preload();
  if (isMatched(from.md)) await wideHeader.load();
}
