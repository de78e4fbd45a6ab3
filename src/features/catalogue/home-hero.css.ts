import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/breakpoints.ts';
import { theme } from '../../ui/theme.css.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[3],
  '@media': {
    [from.lg]: { gridTemplateColumns: '3fr 1fr', gridTemplateRows: '1fr 1fr', gap: theme.space[4] },
  },
});

const frame = { position: 'relative', overflow: 'hidden', borderRadius: theme.radius.xl } as const;

export const main = style({
  ...frame,
  gridColumn: '1 / -1',
  minBlockSize: '11rem',
  '@media': { [from.lg]: { gridColumn: '1', gridRow: '1 / 3' } },
});

export const ad = style(frame);

export const picture = style({ blockSize: '100%', inlineSize: '100%' });

// The thing stands at the end of the line in every picture, the words before it.
globalStyle(`[dir=rtl] ${picture} img`, { transform: 'scaleX(-1)' });

const words = {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: `clamp(${theme.space[4]}, 4vw, ${theme.space[10]})`,
  color: theme.colour.onPicture,
  textShadow: theme.shadow.picture,
  textWrap: 'balance',
} as const;

export const title = style({
  ...words,
  maxInlineSize: '58%',
  fontSize: theme.text.display,
  lineHeight: theme.leading.tight,
});

export const plainTitle = style({ margin: 0, fontSize: theme.text.display });

export const adTitle = style({
  ...words,
  maxInlineSize: '62%',
  padding: theme.space[4],
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
});
