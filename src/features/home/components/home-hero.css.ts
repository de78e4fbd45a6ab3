import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const hero = style({
  display: 'grid',
  // Side by side, but one below the other where words are read large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: theme.space[3],
  '@media': {
    [from.lg]: { gridTemplateColumns: '3fr 1fr', gridTemplateRows: '1fr 1fr', gap: theme.space[4] },
  },
});

// Picture and words lie in one cell, which grows with the words where somebody reads them large.
const frame = { display: 'grid', overflow: 'hidden', borderRadius: theme.radius.xl } as const;
const cell = { gridArea: '1 / 1' } as const;

export const main = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.lg]: { gridColumn: '1', gridRow: '1 / 3' } },
});

export const slide = style({ ...frame, blockSize: '100%', minBlockSize: '11rem' });

export const ad = style(frame);

export const picture = style({ ...cell, alignSelf: 'stretch', inlineSize: '100%' });

// The thing stands at the end of the line in every picture, the words before it.
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
  // A word that is wider than its share goes over the picture rather than apart.
  minInlineSize: 'min-content',
} as const;

export const title = style({
  ...words,
  maxInlineSize: '58%',
  fontSize: theme.text.display,
  fontWeight: theme.weight.bold,
  letterSpacing: '-0.02em',
  lineHeight: theme.leading.tight,
});

export const adTitle = style({
  ...words,
  maxInlineSize: '62%',
  padding: theme.space[4],
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
});
