import { style } from '@vanilla-extract/css';
import { from } from '../ui/breakpoints.ts';
import { theme } from '../ui/theme.css.ts';

/** A tab at the end of the line, in the middle of the screen: away from toasts, footers and bars. */
export const button = style({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineEnd: 0,
  zIndex: theme.z.floating,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[1],
  minInlineSize: '44px',
  paddingBlock: theme.space[3],
  paddingInline: theme.space[2],
  border: `1px solid ${theme.colour.line}`,
  borderInlineEnd: 0,
  borderStartStartRadius: theme.radius.m,
  borderEndStartRadius: theme.radius.m,
  background: theme.colour.raised,
  color: theme.colour.text,
  boxShadow: theme.shadow.m,
  fontSize: '0.75rem',
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  ':hover': { color: theme.colour.primary },
  '@media': {
    [from.lg]: { paddingInline: theme.space[3] },
    print: { display: 'none' },
  },
});

export const amount = style({ color: theme.colour.primary, fontWeight: theme.weight.bold });
