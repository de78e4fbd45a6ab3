import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { saffronStall } from '../../ui/content/saffron-stall.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/** Width / height of the image files. */
export const BANNER_RATIO = 2.5;

/** Pictures cover their boxes, so that they are as wide as their height needs. */
export const SLIDE_SIZES = `${from.xl} 800px, ${from.sm} 640px, calc(100vw - 2rem)`;
export const AD_SIZES = '355px';

const SLIDE_HEIGHT = '20rem';
const PHONE_HEIGHT = '14.75rem';
/** The next column shows 18 px of itself, less than its margin before the words. */
const PHONE_SLIDE = 'calc(100% - 14px)';

/** Slides and ads; on phones one row, which scrolls. */
const base = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': {
    [below.sm]: {
      gridAutoFlow: 'column',
      gridTemplateRows: `minmax(${PHONE_HEIGHT}, auto)`,
      gap: theme.space[3],
      // To the edges of the screen.
      marginInline: `calc(-1 * ${theme.space[4]})`,
      paddingInline: theme.space[4],
      scrollPaddingInline: theme.space[4],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
  },
});

const AD_COLUMN = '15.625rem';

export const hero = styleVariants({
  three: [
    base,
    {
      '@media': {
        [below.sm]: { gridTemplateColumns: `${PHONE_SLIDE} ${AD_COLUMN} ${AD_COLUMN}` },
        [from.sm]: {
          gridTemplateColumns: '1fr 1fr',
          gridTemplateRows: `minmax(${SLIDE_HEIGHT}, auto) minmax(9.5rem, auto)`,
        },
        [from.lg]: {
          gridTemplateColumns: '2fr 1fr',
          gridTemplateRows: `repeat(2, minmax(calc((${SLIDE_HEIGHT} - ${theme.space[4]}) / 2), auto))`,
        },
      },
    },
  ],
  two: [
    base,
    {
      '@media': {
        [below.sm]: { gridTemplateColumns: `${PHONE_SLIDE} ${AD_COLUMN}` },
        [from.sm]: { gridTemplateRows: `minmax(${SLIDE_HEIGHT}, auto) minmax(9.5rem, auto)` },
        [from.lg]: {
          gridTemplateColumns: '2fr 1fr',
          gridTemplateRows: `minmax(${SLIDE_HEIGHT}, auto)`,
        },
      },
    },
  ],
  ads: [
    base,
    {
      '@media': {
        [below.sm]: { gridTemplateColumns: `repeat(2, ${AD_COLUMN})` },
        [from.sm]: {
          gridTemplateColumns: '1fr 1fr',
          gridTemplateRows: 'minmax(12rem, auto)',
        },
      },
    },
  ],
  one: [
    base,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [from.sm]: { gridTemplateRows: `minmax(${SLIDE_HEIGHT}, auto)` } },
    },
  ],
});

export const main = style({
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': {
    [from.sm]: {
      gridColumn: '1 / -1',
    },
    [from.lg]: {
      selectors: {
        [`${hero.three} > &`]: { gridColumn: '1', gridRow: '1 / 3' },
        [`${hero.two} > &`]: { gridColumn: '1' },
      },
    },
  },
});

const panel = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100%',
  overflow: 'hidden',
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    '(forced-colors: active)': { backgroundImage: 'none', border: '1px solid CanvasText' },
  },
});

export const slide = style([saffronStall, panel]);

export const ad = style([
  panel,
  {
    color: theme.colour.text,
    borderRadius: theme.radius.l,
    backgroundImage: `linear-gradient(${theme.colour.sage} 78%, ${theme.colour.sageTop} 78%)`,
    scrollSnapAlign: 'end',
    selectors: {
      '& + &': {
        backgroundImage: `linear-gradient(${theme.colour.rose} 78%, ${theme.colour.roseTop} 78%)`,
      },
    },
  },
]);

/**
 * Fills the end half of the slide; on phones its lower part. The subject is at the end of every
 * picture, so that a photograph shows it too.
 */
export const picture = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlock: 'auto 0',
      insetInlineEnd: 0,
      background: 'none',
      '@media': {
        [from.sm]: { inlineSize: '50%', blockSize: '80%' },
        [from.xl]: { inlineSize: '54%', blockSize: '100%' },
      },
    },
    [`${ad} > &&`]: {
      inlineSize: '75%',
      blockSize: '60%',
      '@media': { [from.sm]: { inlineSize: '48%', blockSize: '88%' } },
    },
  },
});
globalStyle(`${picture} > img`, { objectPosition: 'right', filter: theme.filter.goods });
globalStyle(`[dir=rtl] ${picture} > img`, { transform: 'scaleX(-1)' });

/** A long word overlaps the picture instead of breaking. */
const wordsBase = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: theme.space[2],
  minInlineSize: 'min-content',
});

export const words = style([
  wordsBase,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    // The button is on the counter, above its front.
    padding: `14px ${theme.space[5]} 36px`,
    gap: '6px',
    '@media': {
      [from.sm]: {
        maxInlineSize: '50%',
        paddingBlock: `${theme.space[5]} 42px`,
        paddingInline: `${theme.space[6]} 0`,
      },
      [from.lg]: {
        paddingBlockStart: theme.space[6],
        paddingInlineStart: '2.75rem',
      },
      [from.xl]: { maxInlineSize: '56%' },
    },
  },
]);

export const eyebrow = style({
  fontSize: theme.text.xs,
  fontWeight: theme.weight.bold,
  '@media': { [from.sm]: { fontSize: '0.9375rem' } },
});

const display = style({
  fontFamily: theme.font.display,
  fontSynthesis: 'none',
  lineHeight: `calc(${theme.leading.display} * 0.93)`,
  textWrap: 'balance',
});

export const title = style([
  display,
  {
    fontSize: theme.text.display,
    // The slide is narrower than the page.
    '@media': { [from.lg]: { fontSize: 'clamp(2.5rem, 4.2vw, 3.75rem)' } },
  },
]);
export const longTitle = style([display, { fontSize: theme.text.title }]);

export const subtitle = style({
  // The picture is below the title, and beside this.
  maxInlineSize: '15.5rem',
  marginBlockEnd: theme.space[3],
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  lineHeight: '1.35',
  textWrap: 'balance',
  '@media': { [from.sm]: { maxInlineSize: '23.2em', fontSize: '1.0625rem' } },
});

/** Ink, because it is beside every primary. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  marginBlockStart: 'auto',
  paddingInline: theme.space[5],
  color: theme.colour.ground,
  backgroundColor: theme.colour.text,
  borderRadius: theme.radius.full,
  fontSize: '0.9375rem',
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  transition: `transform ${theme.motion.fast}`,
  selectors: { [`${slide}:hover &`]: { transform: 'scale(1.03)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});

export const adWords = style([
  wordsBase,
  {
    maxInlineSize: '54%',
    padding: theme.space[5],
    '@media': { [below.sm]: { maxInlineSize: 'none', alignContent: 'start' } },
  },
]);

export const adTitle = style([display, { fontSize: theme.text.xl }]);

export const adButton = style({
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
