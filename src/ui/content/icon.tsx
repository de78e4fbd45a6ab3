import type { LucideIcon } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import * as css from './icon.css.ts';

/** Names of the glyphs that point along the line, or go along it: no caller has to think of them. */
const POINTS_ALONG = /left|right|^(?:undo|redo|reply|forward|log|send|truck|external)/i;

/**
 * One glyph of the icon set, in the colour of the text around it and silent for assistive
 * technology: the words beside it, or the control's label, carry the meaning. `of` comes from its
 * own entry (`lucide-react/icons/heart`); one that points along the line flips in right-to-left (LANG-06).
 */
export function Icon(props: {
  of: LucideIcon;
  /** Pixels. */
  size?: number | undefined;
  filled?: boolean | undefined;
  className?: string | undefined;
}) {
  const { of: Glyph, size = 20, filled = false, className } = props;
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      className={classNames(
        css.icon,
        POINTS_ALONG.test(Glyph.displayName ?? '') && css.mirrored,
        className,
      )}
    />
  );
}
