import type { ReactNode } from 'react';
import { Awning } from '../content/awning.tsx';
import * as css from './stall.css.ts';

/** A decorative stall with its shutter down, for pages and lists with nothing in them. */
export function Stall({ size, children }: { size: keyof typeof css.size; children: ReactNode }) {
  return (
    <div aria-hidden className={css.size[size]}>
      <div className={css.roof}>
        <Awning size={size === 's' ? 'card' : 'stall'} />
      </div>
      <div className={css.shutter[size]}>{children}</div>
    </div>
  );
}
