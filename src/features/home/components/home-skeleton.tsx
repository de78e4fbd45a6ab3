import { Fragment, type ReactNode } from 'react';
import { grid, sections } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { list } from './trust-badges.css.ts';
import * as css from './home-hero.css.ts';

export function HomeSkeleton({ withHero = true }: { withHero?: boolean }) {
  return (
    <>
      {withHero ? (
        <div className={css.hero.three} aria-busy="true">
          <div className={css.main}>
            <Skeleton ratio={css.BANNER_RATIO} radius="26px" />
          </div>
          <Skeleton ratio={css.AD_RATIO} radius="26px" />
          <Skeleton ratio={css.AD_RATIO} radius="26px" />
        </div>
      ) : null}
      <SectionsSkeleton />
    </>
  );
}

function SectionsSkeleton() {
  return (
    <div className={sections} aria-busy="true">
      <div className={list}>{repeat(4, <Skeleton height="5rem" radius="18px" />)}</div>
      <Skeleton height="11rem" radius="18px" />
      <Skeleton height="30rem" radius="26px" />
      <div className={grid.s}>{repeat(6, <Skeleton ratio={0.5} radius="18px" />)}</div>
    </div>
  );
}

function repeat(count: number, placeholder: ReactNode): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <Fragment key={index}>{placeholder}</Fragment>
  ));
}
