import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { alignWithParent } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.space[4],
});

export const post = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
});

export const leadItem = style({ gridColumn: '1 / -1' });

/** The picture beside the words on wide screens. */
export const leadPost = style([
  post,
  {
    '@media': {
      [from.md]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      },
    },
  },
]);

export const postWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.space[2],
  padding: theme.space[4],
  '@media': {
    [from.md]: {
      selectors: { [`${leadPost} &`]: { alignSelf: 'center', padding: theme.space[8] } },
    },
  },
});

/** One weight: browsers must not embolden it. */
const display = {
  fontFamily: theme.font.display,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
} as const;

const clamped = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
} as const;

export const postTitle = style([
  alignWithParent,
  { ...clamped, fontSize: theme.text.l, WebkitLineClamp: 2 },
]);

export const leadTitle = style([
  alignWithParent,
  display,
  { ...clamped, fontSize: theme.text.section, WebkitLineClamp: 4 },
]);

export const excerpt = style([
  alignWithParent,
  { ...clamped, color: theme.colour.muted, WebkitLineClamp: 3 },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  marginBlockStart: 'auto',
  color: theme.colour.muted,
  fontSize: theme.text.s,
  overflowWrap: 'anywhere',
});

export const writer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  overflowWrap: 'anywhere',
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });

export const kind = style({
  color: theme.colour.primary,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

export const title = style([alignWithParent, display, { fontSize: theme.text.title }]);

export const lead = style({ maxInlineSize: '44em', color: theme.colour.muted });

export const cover = style({ overflow: 'hidden', borderRadius: theme.radius.xl });

/** Beside a post: popular posts, then the contents, which stay in view while one reads. */
export const besidePost = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: theme.space[8],
});

export const besideText = style({ flex: 1 });

export const compact = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
});

export const thumb = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': {
    [from.lg]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: theme.space[12] },
  },
});

export const onWide = style({ '@media': { [below.lg]: { display: 'none' } } });

export const onNarrow = style({ '@media': { [from.lg]: { display: 'none' } } });

/** Large enough for touch. */
export const sectionLink = style({
  display: 'block',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[3],
  borderInlineStart: `2px solid ${theme.colour.line}`,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.colour.text, borderColor: theme.colour.primary },
    '&[data-deep]': { paddingInlineStart: theme.space[6] },
  },
  '@media': { '(pointer: coarse)': { paddingBlock: theme.space[3] } },
});

export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '44px',
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
  borderRadius: theme.radius.full,
});

export const strong = style({ fontWeight: theme.weight.semibold, overflowWrap: 'anywhere' });

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  gap: theme.space[4],
});
globalStyle(`${topics} > section > :last-child > details`, { borderBlockEnd: 0 });

export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[4],
  paddingBlock: `clamp(${theme.space[8]}, 5vw, ${theme.space[12]})`,
  paddingInline: theme.space[4],
  textAlign: 'center',
  backgroundColor: theme.colour.saffronSoft,
  borderRadius: theme.radius.xl,
});

export const ask = style({ inlineSize: 'min(100%, 34rem)' });
