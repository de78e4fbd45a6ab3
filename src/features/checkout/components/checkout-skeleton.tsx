import type { ReactNode } from 'react';
import { split, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';

export function CheckoutSkeleton({ label }: { label: ReactNode }) {
  return (
    <div className={split} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={stack[6]}>
        <Skeleton height="10rem" radius="14px" />
        <Skeleton height="11rem" radius="14px" />
        <Skeleton height="12rem" radius="14px" />
        <Skeleton height="14rem" radius="14px" />
      </div>
      <Skeleton height="26rem" radius="14px" />
    </div>
  );
}
