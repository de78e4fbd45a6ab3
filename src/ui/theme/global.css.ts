import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import './print.css.ts';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle(':where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset)', {
  margin: 0,
});

globalStyle('html', {
  // Anchors and focus stop short of the sticky header (WCAG 2.4.11).
  scrollPaddingBlockStart: '8rem',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

// Pages blend into each other no longer than a press takes.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: theme.motion.normal,
});

globalStyle('body', {
  minBlockSize: '100dvh',
  fontFamily: theme.font.family,
  fontSize: theme.text.m,
  lineHeight: theme.leading.normal,
  // The font's own space is narrow.
  wordSpacing: '0.04em',
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
globalStyle(':where(legend)', { padding: 0 });
globalStyle(':where(img, svg, picture)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
// What is not yet typed has no direction of its own: browsers take it for left-to-right.
globalStyle('[dir="rtl"] :is(input, textarea)[dir="auto"]:placeholder-shown', {
  direction: 'rtl',
});
// Names of languages and currencies in other scripts must not load those scripts' fonts.
globalStyle(':where(option)', { fontFamily: 'system-ui, sans-serif' });
globalStyle(':where(button)', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle(':where(a)', { color: 'inherit', textUnderlineOffset: '0.2em' });

globalStyle(':focus-visible', {
  outline: `2px solid ${theme.colour.focus}`,
  outlineOffset: '2px',
});

// Focus that a script moves to a heading or the main part needs no ring.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('::selection', {
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
});
