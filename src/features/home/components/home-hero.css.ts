import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Width / height of the image files. */
export const BANNER_RATIO = 2.5;
export const AD_RATIO = 5 / 3;
/** Flatter, so that the page below stays visible. */
export const WIDE_RATIO = 3;

const WIDE_GAP = theme.space[4];
const base = style({
  display: 'grid',
  gap: theme.space[3],
  // Two columns; one with a large text size.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(8rem, 100%), calc((100% - ${WIDE_GAP}) / 2)), 1fr))`,
  '@media': { [from.lg]: { gap: WIDE_GAP } },
});

export const hero = styleVariants({
  three: [
    base,
    { '@media': { [from.lg]: { gridTemplateColumns: '3fr 1fr', gridTemplateRows: '1fr 1fr' } } },
  ],
  /** These fractions give slides and ad the same height without cropping. */
  two: [
    base,
    { '@media': { [from.lg]: { gridTemplateColumns: `${BANNER_RATIO}fr ${AD_RATIO}fr` } } },
  ],
  ads: [base],
  one: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
});

// One cell, which grows with the text size.
const frame = { display: 'grid', overflow: 'hidden', borderRadius: theme.radius.xl } as const;
const cell = { gridArea: '1 / 1' } as const;

export const main = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': {
    [from.lg]: {
      selectors: {
        [`${hero.three} > &`]: { gridColumn: '1', gridRow: '1 / 3' },
        [`${hero.two} > &`]: { gridColumn: '1' },
      },
    },
  },
});

export const slide = style({ ...frame, blockSize: '100%', minBlockSize: '11rem' });

export const ad = style({
  ...frame,
  selectors: {
    [`${hero.two} > &`]: { gridColumn: '1 / -1' },
  },
  '@media': { [from.lg]: { selectors: { [`${hero.two} > &`]: { gridColumn: 'auto' } } } },
});

export const picture = style({ ...cell, alignSelf: 'stretch', inlineSize: '100%' });

// The subject is at the inline end of every picture.
globalStyle(`[dir=rtl] ${picture} img`, { transform: 'scaleX(-1)' });

const words = {
  ...cell,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: `clamp(${theme.space[4]}, 4vw, ${theme.space[10]})`,
  color: theme.colour.onPicture,
  textShadow: theme.shadow.picture,
  textWrap: 'balance',
  // A long word overlaps the picture instead of breaking.
  minInlineSize: 'min-content',
} as const;

export const title = style({
  ...words,
  maxInlineSize: '58%',
  fontFamily: theme.font.display,
  fontSize: theme.text.display,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
});

export const adTitle = style({
  ...words,
  maxInlineSize: '62%',
  padding: theme.space[4],
  fontFamily: theme.font.display,
  fontSize: theme.text.xl,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
});
