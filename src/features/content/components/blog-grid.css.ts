import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { clampLines } from '../../../ui/layout/clipped-text.ts';
import { alignWithParent } from '../../../ui/layout/layout.css.ts';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const postGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  '@media': { [from.sm]: { gap: `${theme.space[12]} ${theme.space[6]}` } },
});

/** Three in a row on wide screens. */
export const posts = style([
  postGrid,
  {
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  },
]);
globalStyle(`:where(${posts}) > :where(*)`, { '@media': { [from.lg]: { gridColumn: 'span 2' } } });

/** One row of four on wide screens. */
export const relatedPosts = style([
  postGrid,
  {
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' },
    },
  },
]);

const card = style({ position: 'relative', display: 'grid', gap: theme.space[3] });

/** A row on phones. Elsewhere the texts of a row of posts start at the same heights. */
export const post = style([
  card,
  {
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    rowGap: theme.space[1],
    '@media': {
      [from.sm]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 3',
        rowGap: theme.space[3],
      },
    },
  },
]);

/** One block across the page; on wide screens the picture beside the words. */
export const leadPost = style([
  card,
  {
    gridColumn: '1 / -1',
    overflow: 'hidden',
    backgroundColor: theme.colour.saffronSoft,
    borderRadius: theme.radius.l,
    '@media': { [from.md]: { gridTemplateColumns: '7fr 5fr' } },
  },
]);

/** Two in a row, so that a page of twelve posts ends with a complete row. */
export const widePost = style([post, { '@media': { [from.lg]: { gridColumn: 'span 3' } } }]);

/** Its children are items of the grid around it. */
export const parts = style({ display: 'contents' });

export const postPicture = style({
  borderRadius: theme.radius.m,
  selectors: { [`${leadPost} &`]: { borderRadius: 0 } },
  '@media': {
    // The size overrides the ratio of pictures.
    [below.sm]: { selectors: { [`${post} &`]: { gridRow: 'span 2', blockSize: '5.25rem' } } },
    [from.md]: { selectors: { [`${leadPost} &`]: { gridRow: 'span 2', blockSize: '100%' } } },
  },
});

/** Excerpt and facts. */
export const postRest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space[2],
  overflowWrap: 'anywhere',
  selectors: {
    [`${leadPost} &`]: {
      paddingBlockEnd: theme.space[5],
      paddingInline: `clamp(${theme.space[5]}, 3vw, ${theme.space[10]})`,
    },
  },
});

export const postHead = style([
  postRest,
  {
    // As high without the badge of new posts as with it.
    gridTemplateRows: 'minmax(1.5rem, auto)',
    '@media': { [below.sm]: { alignContent: 'end' } },
    selectors: { [`${leadPost} &`]: { paddingBlock: `${theme.space[5]} 0`, alignContent: 'end' } },
  },
]);

export const read = style({ marginBlockStart: theme.space[3] });

export const postTitle = style([
  alignWithParent,
  display,
  {
    ...clampLines(3),
    fontSize: theme.text.xl,
    lineHeight: '1.1',
    // Arabic letters rise above their line.
    paddingBlockStart: '0.25em',
    marginBlockStart: '-0.25em',
    selectors: { [`${card}:hover &`]: { color: theme.colour.primary } },
    '@media': { [from.lg]: { selectors: { [`${widePost} &`]: { fontSize: '1.75rem' } } } },
  },
]);

export const leadTitle = style([
  postTitle,
  {
    fontSize: theme.text.display,
    lineHeight: `min(${theme.leading.display}, 1.1)`,
    WebkitLineClamp: 4,
  },
]);

export const excerpt = style([
  alignWithParent,
  {
    ...clampLines(2),
    color: theme.colour.muted,
    fontSize: '0.9375rem',
    // Room for the ellipsis of a text with the opposite direction, or it is clipped.
    paddingInlineEnd: '1em',
    marginInlineEnd: '-1em',
    '@media': { [below.sm]: { selectors: { [`${post} &`]: { display: 'none' } } } },
  },
]);

export const leadExcerpt = style([excerpt, { WebkitLineClamp: 4 }]);
