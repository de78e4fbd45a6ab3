import * as css from './awning.css.ts';

/**
 * A decorative awning that hangs from a block and overlaps what follows. One large one per page:
 * `large` on home, `shop` on a shop's page, `normal` on others, `thin` in account and cart.
 */
export function Awning({ size }: { size: keyof typeof css.size }) {
  return <div aria-hidden className={css.size[size]} />;
}
