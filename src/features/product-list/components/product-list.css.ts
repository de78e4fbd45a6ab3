import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { saffronPicture, saffronStall } from '../../../ui/content/saffron-stall.css.ts';
import { titleGap } from '../../../ui/layout/section-heading.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** On phones sticky below the header, and one row, which scrolls. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  '@media': {
    [below.md]: { overflowX: 'auto', scrollbarWidth: 'none' },
    [`${below.md} and (min-height: 30em)`]: {
      position: 'sticky',
      insetBlockStart: '4.5rem',
      zIndex: 2,
      marginInline: `calc(-1 * ${theme.space[4]})`,
      paddingBlock: theme.space[2],
      paddingInline: theme.space[4],
      backgroundColor: theme.colour.ground,
    },
  },
});

// All tools are pills of one height.
globalStyle(`${bar} select`, {
  minBlockSize: '44px',
  borderRadius: theme.radius.full,
});

// As large as the chips above them. On touch screens, browsers would zoom in on small selects.
globalStyle(`${bar} :is(button, select)`, {
  '@media': { '(pointer: fine)': { fontSize: theme.text.s } },
});

globalStyle(`${bar} > *`, { '@media': { [below.md]: { flexShrink: 0 } } });

export const opener = style({ flexShrink: 0 });

export const count = style({
  minInlineSize: '1.5rem',
  paddingInline: theme.space[1],
  color: theme.colour.onPrimary,
  backgroundColor: theme.colour.primary,
  borderRadius: theme.radius.full,
  fontSize: theme.text.xs,
  lineHeight: '1.5rem',
});

/** On phones after the sort order, which is used more. */
export const quick = style({
  flex: '0 1 12.5rem',
  minInlineSize: 0,
  '@media': { [below.md]: { order: 1 } },
});

export const sort = style({ flex: '0 1 12.5rem', minInlineSize: 0, marginInlineStart: 'auto' });

/** Keeps its height while the count is unknown. */
export const resultCount = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '1.5rem',
  color: theme.colour.muted,
  fontSize: theme.text.s,
});

/** Outdated results fade after a delay. */
export const results = style({
  isolation: 'isolate',
  transition: `opacity ${theme.motion.normal} 150ms`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[3],
  marginBlockStart: theme.space[3],
  // Of the pager.
  minBlockSize: '2.75rem',
  color: theme.colour.muted,
  fontSize: theme.text.s,
});

export const star = style({ display: 'inline', verticalAlign: '-1px', color: theme.colour.star });

export const sideBySide = style({ display: 'flex', gap: theme.space[3] });
export const wide = style({ flex: 1 });

/** Words in a stall, the picture at its end. */
export const sale = style([
  saffronStall,
  {
    display: 'grid',
    overflow: 'hidden',
    // Red is too pale on saffron.
    vars: {
      [theme.colour.sale]: theme.colour.onSaffron,
      [theme.colour.muted]: theme.colour.onSaffron,
    },
    borderRadius: theme.radius.l,
    '@media': {
      // Prices are on the first screen.
      [below.md]: { vars: { [theme.text.title]: '2rem' }, fontSize: theme.text.s },
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 40%', blockSize: '11.5rem' },
      print: { blockSize: 'auto' },
    },
  },
]);

/** On phones one row, which scrolls. */
export const chips = style({ minInlineSize: 0 });
globalStyle(`${chips} ul`, { '@media': { [from.md]: { flexWrap: 'wrap' } } });

/** On the wall, above the counter. The countdown is in the line of its label where both fit. */
export const saleWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  padding: `${theme.space[5]} clamp(${theme.space[4]}, 3vw, ${theme.space[10]})`,
  '@media': { [below.md]: { paddingBlockEnd: 0 }, [from.md]: { fontSize: theme.text.l } },
});
globalStyle(`${saleWords} > :first-child`, { flexBasis: '100%' });

export const page = style({
  paddingBlock: `${theme.space[6]} ${theme.space[10]}`,
  vars: { [titleGap]: '0px' },
});
// The products, or what is shown in their place.
globalStyle(`${page} > :last-child`, {
  '@media': { [from.md]: { marginBlockStart: theme.space[2] } },
});

export const salePicture = style([
  saffronPicture,
  {
    // Cut at the top and at the bottom alike.
    gridTemplateRows: '100%',
    selectors: { '&&': { alignSelf: 'end', blockSize: '7.5rem', background: 'none' } },
    '@media': {
      // Shows the complete width of 16:9.
      [from.md]: { selectors: { '&&': { blockSize: '9.5rem' } } },
      [from.lg]: { selectors: { '&&': { blockSize: '11.5rem' } } },
    },
  },
]);
