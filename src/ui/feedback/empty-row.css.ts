import { style } from '@vanilla-extract/css';
import { card, padded } from '../layout/card.css.ts';
import { theme } from '../theme/theme.css.ts';

export const row = style([
  card,
  padded,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[4] },
]);
export const words = style({ flex: '1 1 12rem' });
export const title = style({ fontWeight: theme.weight.semibold });
export const text = style({ color: theme.colour.muted });
