import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const stall = style({ inlineSize: '100%' });

export const size = styleVariants({
  s: [stall, { maxInlineSize: '200px' }],
  l: [stall, { maxInlineSize: '27.5rem' }],
});

/** The awning is a little wider than the stall. */
export const roof = style({ position: 'relative', zIndex: 1, marginInline: '-3%' });

const shut = style({
  display: 'grid',
  placeItems: 'center',
  color: theme.colour.text,
  background: `repeating-linear-gradient(${theme.colour.sunken} 0 12px, ${theme.colour.line} 12px 14px)`,
  borderInline: `5px solid ${theme.colour.saffronDeep}`,
  borderBlockEnd: `10px solid ${theme.colour.saffronDeep}`,
});

export const shutter = styleVariants({
  s: [shut, { blockSize: '132px', paddingBlockStart: '26px' }],
  l: [
    shut,
    {
      blockSize: 'clamp(11rem, 30vw, 18rem)',
      paddingBlockStart: '50px',
      borderInlineWidth: '10px',
      borderBlockEndWidth: '22px',
      fontFamily: `'Rakkas Sign', ${theme.font.display}`,
      fontSize: 'clamp(4.5rem, 12vw, 7rem)',
      lineHeight: '1',
    },
  ],
});
