import { Fragment, type ReactNode } from 'react';
import { grid, sections } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { list } from './trust-badges.css.ts';
import * as css from '../home-hero.css.ts';

export function HomeSkeleton({ withHero = true }: { withHero?: boolean }) {
  return (
    <>
      {withHero ? (
        <div className={css.hero.three} aria-busy="true">
          <div className={css.main}>
            <Skeleton height="100%" radius="20px" />
          </div>
          <Skeleton height="100%" radius="20px" />
          <Skeleton height="100%" radius="20px" />
        </div>
      ) : null}
      <SectionsSkeleton />
    </>
  );
}

function SectionsSkeleton() {
  return (
    <div className={sections} aria-busy="true">
      <div className={list}>{repeat(4, <Skeleton height="44px" radius="8px" />)}</div>
      <Skeleton height="6rem" radius="14px" />
      <Skeleton height="30rem" radius="14px" />
      <div className={grid.s}>{repeat(5, <Skeleton ratio={0.5} radius="14px" />)}</div>
    </div>
  );
}

function repeat(count: number, placeholder: ReactNode): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <Fragment key={index}>{placeholder}</Fragment>
  ));
}
