import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import './print.css.ts';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle(':where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset)', {
  margin: 0,
});

globalStyle('html', {
  // Prevents the sticky header from covering anchors and focus (WCAG 2.4.11).
  scrollPaddingBlockStart: '8rem',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: theme.motion.normal,
});

globalStyle('body', {
  minBlockSize: '100dvh',
  fontFamily: theme.font.family,
  fontSize: theme.text.m,
  lineHeight: theme.leading.normal,
  // The font has a narrow space.
  wordSpacing: '0.08em',
  // No line has only the last word.
  textWrap: 'pretty',
  color: theme.colour.text,
  backgroundColor: theme.colour.ground,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  '@media': { print: { backgroundColor: 'transparent' } },
});

globalStyle(':where(h1, h2, h3, h4)', {
  lineHeight: theme.leading.tight,
  fontWeight: theme.weight.bold,
  textWrap: 'balance',
});

globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' });
globalStyle(':where(fieldset)', { minInlineSize: 0, padding: 0, border: 0 });
// A date wraps as one piece.
globalStyle(':where(time)', { display: 'inline-block' });
globalStyle(':where(legend)', { padding: 0 });
globalStyle(':where(img, svg, picture)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
});
// Browsers treat an empty `dir="auto"` field as left-to-right.
globalStyle('[dir="rtl"] :is(input, textarea)[dir="auto"]:placeholder-shown', {
  direction: 'rtl',
});
// Options in other scripts must not load the fonts of those scripts.
globalStyle(':where(option)', { fontFamily: 'system-ui, sans-serif' });
globalStyle(':where(button)', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle(':where(a)', { color: 'inherit', textUnderlineOffset: '0.2em' });

globalStyle(':focus-visible', {
  outline: `2px solid ${theme.colour.focus}`,
  outlineOffset: '2px',
});

// Elements that only scripts focus need no ring, such as headings.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('::selection', {
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
});
