import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../../ui/theme/breakpoints.ts';
import { theme } from '../../../../ui/theme/theme.css.ts';

export const THUMBS_WIDTH = '4rem';

export const THUMB_SIZES = '(min-width: 640px) 76px, 44px';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Many thumbnails must not stretch the picture's box.
  alignItems: 'start',
  gap: theme.space[3],
  minInlineSize: 0,
});

export const withThumbs = style({
  '@media': { [from.lg]: { gridTemplateColumns: `${THUMBS_WIDTH} minmax(0, 1fr)` } },
});

/** Phones show name and price above the bar at the bottom. */
export const onPhones = style({
  '@media': { [below.sm]: { gridTemplateRows: 'minmax(0, 1fr)', maxBlockSize: '78vw' } },
});

export const stage = style({ position: 'relative', minInlineSize: 0 });

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: theme.radius.xl,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const empty = style({ borderRadius: theme.radius.xl });

export const large = style({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.xl,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: '-4px' },
});

/** Zooms to the part under the pointer. */
export const hoverZoom = style({
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        [`${large}:hover &`]: {
          transform: 'scale(2)',
          transformOrigin: 'var(--at-x, 50%) var(--at-y, 50%)',
          transition: `transform ${theme.motion.normal} ${theme.motion.ease} 250ms`,
        },
      },
    },
  },
});

export const counter = style({
  position: 'absolute',
  insetBlockEnd: theme.space[3],
  insetInlineStart: theme.space[3],
  paddingBlock: '2px',
  paddingInline: theme.space[3],
  borderRadius: theme.radius.full,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  boxShadow: theme.shadow.s,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  pointerEvents: 'none',
});

/** Wraps, so that all thumbnails are visible. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  '@media': {
    [from.lg]: { flexDirection: 'column', flexWrap: 'nowrap', gridColumn: 1, gridRow: 1 },
  },
});

export const cell = style({
  flex: `0 1 clamp(2.75rem, calc((100% - 6 * ${theme.space[2]}) / 7), 4.75rem)`,
  '@media': { [from.lg]: { flex: 'none' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '44px',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.m,
  // Over the picture, which fills its cell of the grid.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: '2px solid transparent',
    borderRadius: 'inherit',
    transition: `border-color ${theme.motion.fast}`,
  },
  selectors: {
    '&:hover::after': { borderColor: theme.colour.lineStrong },
    '&[aria-current=true]::after': { borderColor: theme.colour.primary },
  },
  '@media': {
    '(forced-colors: active)': {
      '::after': { borderColor: 'Canvas' },
      selectors: { '&[aria-current=true]::after': { borderColor: 'Highlight' } },
    },
  },
});

// Goods are recognisable at this size; only edges are cut.
globalStyle(`${thumb} img`, { objectFit: 'contain', scale: '1.25' });

/** Video without a poster. */
export const blank = style({
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
});

export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.colour.onPicture,
  filter: `drop-shadow(0 1px 6px ${theme.colour.scrim})`,
  selectors: { [`${blank} > &`]: { color: 'inherit', filter: 'none' } },
});

/** Gallery without pictures: videos have their own ratio. */
export const videosOnly = style({});

export const video = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '1',
  border: 0,
  borderRadius: theme.radius.xl,
  overflow: 'hidden',
  backgroundColor: theme.colour.sunken,
  selectors: {
    [`${videosOnly} &`]: { aspectRatio: '16 / 9' },
    [`&${blank}`]: { backgroundColor: theme.colour.primarySoft },
  },
});
