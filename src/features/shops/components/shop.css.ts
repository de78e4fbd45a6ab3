import { globalStyle, style } from '@vanilla-extract/css';
import { toneColour } from '../../../ui/content/tone.css.ts';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { alignWithParent } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { VISUALLY_HIDDEN } from '../../../ui/content/visually-hidden.css.ts';

/** Closer than other pages, so that products are above the fold. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  // The awning hangs from the header.
  paddingBlockEnd: theme.space[16],
});

/** The awning is a little wider than the stall. */
export const roof = style({ position: 'relative', zIndex: 1, marginInline: '-8px' });

export const wall = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[4],
  paddingBlockStart: '32px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', minBlockSize: '206px' },
    print: { blockSize: 'auto', padding: 0 },
  },
});

export const owner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  padding: `${theme.space[4]} ${theme.space[4]} 0`,
  '@media': {
    [from.md]: {
      columnGap: theme.space[5],
      paddingBlock: theme.space[3],
      paddingInline: `${theme.space[8]} 0`,
    },
    [below.md]: { alignItems: 'start' },
  },
});
// The sign is beside the name, and on wide screens beside the facts, too.
globalStyle(`${owner} > :first-child`, {
  '@media': {
    [from.md]: { gridRow: 'span 2' },
    [below.md]: { maxInlineSize: '56px', maxBlockSize: '56px' },
  },
});

export const name = style({
  fontFamily: theme.font.display,
  fontSize: 'clamp(2.125rem, 1.5rem + 2.4vw, 3.25rem)',
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
  overflowWrap: 'break-word',
});

/** Letters that are lower than Arabic ones. */
export const lowName = style([name, { lineHeight: '1.05' }]);

export const motto = style([
  alignWithParent,
  { marginBlock: theme.space[1], lineHeight: theme.leading.tight },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  fontSize: theme.text.s,
  '@media': { [below.md]: { gridColumn: '1 / -1', gap: `0 ${theme.space[2]}` } },
});

/** On phones at the end of the facts. */
export const chat = style({ '@media': { [below.sm]: { marginInlineStart: 'auto' } } });

/** On phones only the tab below says how many products there are. */
export const count = style({
  color: theme.colour.muted,
  '@media': { [below.sm]: { display: 'none' } },
});

export const goods = style({
  position: 'relative',
  alignSelf: 'end',
  minInlineSize: 0,
  minBlockSize: '6rem',
  overflow: 'hidden',
  '@media': {
    [from.md]: { display: 'grid', alignItems: 'end', blockSize: '174px' },
    [below.md]: { paddingInline: '8%' },
  },
});

export const counter = style({
  blockSize: '14px',
  backgroundColor: toneColour,
  borderEndStartRadius: '6px',
  borderEndEndRadius: '6px',
});

export const about = style({ maxInlineSize: '46rem', marginBlockStart: theme.space[8] });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginBlockEnd: theme.space[4],
});

// The tabs scroll on very narrow phones.
globalStyle(`${bar} > nav`, { '@media': { [below.sm]: { flex: '1 1 12rem' } } });
// As large as the text beside them.
globalStyle(`${bar} > nav a`, {
  '@media': { [from.sm]: { paddingBlock: '0.5625rem', fontSize: theme.text.m } },
});

/** Search and sort order in one line, below the tabs on phones. */
export const tools = style({
  display: 'flex',
  flex: '1 1 18rem',
  justifyContent: 'flex-end',
  gap: theme.space[3],
  '@media': { [from.lg]: { flex: '0 1 35.25rem' } },
});

/** At the end of the tabs, and only the icon, on phones; beside the search on wider screens. */
export const filter = style({
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { flexShrink: 0, inlineSize: '44px', padding: 0 } },
});
globalStyle(`${filter} > span`, { '@media': { [below.sm]: VISUALLY_HIDDEN } });

export const search = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  '@media': { [from.lg]: { maxInlineSize: '22rem' } },
});

export const banners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: theme.space[4],
  marginBlockStart: theme.space[8],
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 35%',
  alignItems: 'center',
  blockSize: '7rem',
  overflow: 'hidden',
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.m,
});

/** The end of the banner, where its object is. */
export const stripPicture = style({ selectors: { '&&': { blockSize: '100%' } } });
globalStyle(`${stripPicture} img`, { objectPosition: 'right' });

export const stripTitle = style([
  alignWithParent,
  {
    paddingInline: theme.space[5],
    fontWeight: theme.weight.semibold,
    lineHeight: theme.leading.tight,
  },
]);
