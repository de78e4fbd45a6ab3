import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { state } from '../../../ui/layout/link-row.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** One square, so that the texts of all rows are aligned. */
export const frame = style({
  gridArea: 'picture',
  alignSelf: 'start',
  inlineSize: '64px',
  aspectRatio: '1',
  marginInlineEnd: theme.space[5],
  overflow: 'hidden',
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.m,
  '@media': { [from.lg]: { inlineSize: '96px' } },
});

/** Fills the frame, whatever its ratio. */
export const picture = style({
  selectors: { '&&': { blockSize: '100%', aspectRatio: 'auto !important' } },
});

export const digital = style({ '@media': { [below.sm]: { display: 'none' } } });

/** Below the name of a download. */
export const smallState = style([state, { fontSize: 'inherit', fontWeight: theme.weight.normal }]);

export const contents = style({ color: theme.colour.muted });
