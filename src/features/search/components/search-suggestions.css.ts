import { style } from '@vanilla-extract/css';
import { option } from '../../../ui/fields/combobox.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const base = style({ paddingBlock: theme.space[2], color: theme.colour.text });

export const panel = style([
  base,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${theme.space[2]})`,
    insetInline: 0,
    zIndex: theme.z.floating,
    maxBlockSize: 'min(44rem, calc(100dvh - 8rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: theme.space[2],
    background: theme.colour.raised,
    border: `1px solid ${theme.colour.line}`,
    borderRadius: theme.radius.l,
    boxShadow: theme.shadow.l,
  },
]);

export const inDialog = base;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  minBlockSize: '2.25rem',
  paddingInline: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
});

export const row = style([
  option,
  {
    justifyContent: 'start',
    paddingBlock: theme.space[1],
    color: theme.colour.text,
    textDecoration: 'none',
    ':hover': { backgroundColor: theme.colour.sunken },
  },
]);

export const picture = style({
  flexShrink: 0,
  inlineSize: '40px',
  borderRadius: theme.radius.s,
});

/** The typed text is not bold. */
export const name = style({ flex: 1, minInlineSize: 0, fontWeight: theme.weight.semibold });

export const typed = style({ color: theme.colour.muted, fontWeight: theme.weight.normal });

export const detail = style({
  flexShrink: 0,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  display: 'grid',
  gap: theme.space[2],
  justifyItems: 'start',
  padding: theme.space[3],
  color: theme.colour.muted,
});
