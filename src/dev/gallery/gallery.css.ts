import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { toneColour } from '../../ui/content/tone.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const top = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: `clamp(${theme.space[8]}, 5vw, ${theme.space[16]}) ${theme.space[6]}`,
});

export const eyebrow = style({
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  color: theme.colour.primary,
});

export const name = style({ fontSize: theme.text.display });

export const lead = style({
  maxInlineSize: '44rem',
  fontSize: theme.text.l,
  lineHeight: theme.leading.relaxed,
  color: theme.colour.muted,
});

export const switches = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[6] });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  paddingBlockEnd: theme.space[16],
  '@media': {
    [from.lg]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: theme.space[12] },
  },
});

export const contents = style({
  alignSelf: 'start',
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: theme.space[6],
      maxBlockSize: `calc(100dvh - ${theme.space[12]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const contentsList = style({ display: 'grid', gap: theme.space[5] });
export const partsList = style({ display: 'grid' });

const contentsEntry = style({
  display: 'block',
  paddingBlock: theme.space[1],
  paddingInline: theme.space[2],
  textDecoration: 'none',
  borderRadius: theme.radius.s,
  selectors: { '&:hover': { backgroundColor: theme.colour.sunken } },
});

export const sectionEntry = style([contentsEntry, { fontWeight: theme.weight.semibold }]);

export const partEntry = style([
  contentsEntry,
  {
    fontSize: theme.text.s,
    color: theme.colour.muted,
    selectors: { '&:hover': { color: theme.colour.text } },
  },
]);

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
});

export const section = style({ scrollMarginBlockStart: theme.space[6] });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  scrollMarginBlockStart: theme.space[6],
});

export const partHead = style({ display: 'grid', gap: theme.space[1], maxInlineSize: '44rem' });
export const partName = style({ fontSize: theme.text.l });
export const about = style({ color: theme.colour.muted });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${theme.space[6]} ${theme.space[8]}`,
});

export const wideGrid = style([
  grid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))' },
]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[5]} ${theme.space[8]}`,
});

export const specimen = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  minInlineSize: 0,
});

export const wideSpecimen = style([specimen, { gridColumn: '1 / -1', flexBasis: '100%' }]);

export const state = style({ fontSize: theme.text.xs, color: theme.colour.muted });

export const stage = style({ minInlineSize: 0 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: theme.space[4],
});

export const swatch = style({
  blockSize: '64px',
  marginBlockEnd: theme.space[2],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.m,
  forcedColorAdjust: 'none',
});

export const token = style({ fontSize: theme.text.xs, overflowWrap: 'anywhere' });

export const sample = style({ lineHeight: theme.leading.tight, overflowWrap: 'anywhere' });

export const display = style({
  fontFamily: theme.font.display,
  lineHeight: theme.leading.display,
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderRadius: theme.radius.s,
});

export const wall = style({
  blockSize: '88px',
  backgroundColor: theme.colour.sunken,
});

export const box = style({
  inlineSize: '88px',
  blockSize: '64px',
  backgroundColor: theme.colour.raised,
  border: `1px solid ${theme.colour.line}`,
});

export const square = style({
  aspectRatio: '1',
  backgroundColor: theme.colour.primary,
  borderRadius: '4px',
});

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 9rem)',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '11rem',
  paddingBlock: theme.space[4],
  paddingInline: theme.space[6],
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
});

export const slideTitle = style({
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
  lineHeight: theme.leading.tight,
});
