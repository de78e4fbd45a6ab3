import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${theme.colour.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${theme.colour.line}` },
});

/** One row, also on the narrowest phones: names below the logos. */
export const providers = style([row[2], {}]);
globalStyle(`${providers} > button`, {
  flex: 1,
  flexDirection: 'column',
  gap: theme.space[1],
  paddingInline: 0,
  fontSize: theme.text.s,
});
