import { style } from '@vanilla-extract/css';
import { display } from '../../ui/layout/section-heading.css.ts';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[6],
  paddingBlockStart: theme.space[3],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 27.5rem) minmax(0, 1fr)', gap: theme.space[16] },
  },
});

/** The awning overhangs. */
export const stall = style({ paddingInline: '10px' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space[5],
});

export const title = style([display, { fontSize: theme.text.display }]);
