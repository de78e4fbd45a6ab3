import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { saffronPicture, saffronStall } from '../../../ui/content/saffron-stall.css.ts';
import { baselineRow } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** A band from edge to edge of the window. */
const band = style({
  paddingBlock: theme.space[6],
  '@media': { [from.md]: { paddingBlock: theme.space[8] } },
  backgroundColor: theme.colour.saffronSoft,
  boxShadow: `0 0 0 100vmax ${theme.colour.saffronSoft}`,
  clipPath: 'inset(0 -100vmax)',
  overflowWrap: 'anywhere',
});

export const running = band;

export const alone = style([band, baselineRow, { gap: `${theme.space[2]} ${theme.space[5]}` }]);

export const title = style({
  fontFamily: theme.font.display,
  fontSize: theme.text.section,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
});

export const countdown = style([
  baselineRow,
  { color: theme.colour.muted, fontSize: theme.text.s },
]);

/** Quiet, because it is not yet. */
export const next = style({ color: theme.colour.muted, fontSize: theme.text.xs });
export const nextTitle = style({ display: 'inline', fontSize: 'inherit', fontWeight: 'inherit' });

export const picture = style([
  saffronStall,
  saffronPicture,
  { blockSize: '100%', borderRadius: theme.radius.m },
]);
