import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import * as css from './icon.css.ts';

/**
 * One glyph of the icon set, in the colour of the text around it and silent for assistive
 * technology: the words beside it, or the control's label, carry the meaning. `of` comes from its
 * own entry (`lucide-react/icons/heart`); `mirrored` flips arrows and chevrons in right-to-left.
 */
export function Icon(props: {
  of: LucideIcon;
  /** Pixels. */
  size?: number | undefined;
  mirrored?: boolean | undefined;
  filled?: boolean | undefined;
  className?: string | undefined;
}) {
  const { of: Glyph, size = 20, mirrored = false, filled = false, className } = props;
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      className={classNames(css.icon, mirrored && css.mirrored, className)}
    />
  );
}
