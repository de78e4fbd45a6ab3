import type { LucideIcon } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import * as css from './icon.css.ts';

const DIRECTIONAL_ICONS = /left|right|^(?:undo|redo|reply|forward|log|send|truck|external)/i;

/**
 * A decorative icon: the text next to it, or the control's label, must have the meaning. Import
 * `of` from its own entry (`lucide-react/icons/heart`). Mirrors directional icons in right-to-left
 * (LANG-06).
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
        DIRECTIONAL_ICONS.test(Glyph.displayName ?? '') && css.mirrored,
        className,
      )}
    />
  );
}
