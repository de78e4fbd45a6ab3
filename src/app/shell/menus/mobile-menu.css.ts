import { style } from '@vanilla-extract/css';
import { ONE_LINE } from '../../../ui/layout/clipped-text.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { menuRow } from './menu-row.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlockEnd: theme.space[4],
});

export const words = style({ minInlineSize: 0 });

export const name = style({ ...ONE_LINE, fontWeight: theme.weight.semibold });

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.space[2],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const row = style([
  menuRow,
  {
    inlineSize: '100%',
    minBlockSize: '48px',
    fontWeight: theme.weight.medium,
    textAlign: 'start',
  },
]);

export const pickers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[3],
  borderBlockStart: `1px solid ${theme.colour.line}`,
});
