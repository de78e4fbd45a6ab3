import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/**
 * A tab at the end of the line, in the middle of the screen: away from toasts, footers and bars. A phone has no room beside its
 * content: there it lies below it, above bars at the bottom.
 */
export const button = style({
  position: 'fixed',
  insetBlockEnd: `calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
  // Moved, not placed: a bar that comes must not count as a shift of the page.
  transform: 'translateY(calc(-1 * var(--souk-toast-lift, 0px)))',
  insetInlineEnd: theme.space[4],
  zIndex: theme.z.floating,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '48px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  background: theme.colour.raised,
  color: theme.colour.text,
  boxShadow: theme.shadow.m,
  fontSize: '0.75rem',
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  ':hover': { color: theme.colour.primary },
  '@media': {
    [from.md]: {
      insetBlock: '50% auto',
      transform: 'none',
      insetInlineEnd: 0,
      display: 'grid',
      justifyItems: 'center',
      gap: theme.space[1],
      paddingBlock: theme.space[3],
      borderInlineEnd: 0,
      borderRadius: 0,
      borderStartStartRadius: theme.radius.m,
      borderEndStartRadius: theme.radius.m,
    },
    print: { display: 'none' },
  },
});

// The page ends above it.
globalStyle(`body:has(${button})`, {
  paddingBlockEnd: '4.5rem',
  '@media': { [from.md]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 } },
});

export const amount = style({ color: theme.colour.primary, fontWeight: theme.weight.bold });
