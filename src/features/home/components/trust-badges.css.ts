import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** One quiet row; on phones two. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  lineHeight: theme.leading.tight,
  textWrap: 'balance',
  '@media': {
    [from.lg]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      fontSize: theme.text.s,
    },
  },
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '44px',
  paddingBlock: theme.space[1],
});

export const icon = style({ color: theme.colour.saffronText });
