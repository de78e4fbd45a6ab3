import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Fills the bare layout from the top. */
export const page = style({ alignSelf: 'start' });

export const bar = style({
  paddingBlock: theme.space[3],
  backgroundColor: theme.colour.surface,
  borderBlockEnd: `8px solid ${theme.colour.fascia}`,
});

export const search = style({ inlineSize: 'min(100%, 30rem)' });
