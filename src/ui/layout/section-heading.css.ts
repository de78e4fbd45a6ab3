import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  marginBlockEnd: theme.space[4],
  overflowWrap: 'anywhere',
});

/** The face of headlines. One weight: browsers must not embolden it. */
export const display = style({
  fontFamily: theme.font.display,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
  // Focused only by script.
  ':focus': { outline: 'none' },
});

export const heading = styleVariants({
  1: [display, { fontSize: theme.text.title }],
  2: [display, { fontSize: theme.text.section }],
  3: { fontSize: theme.text.l },
});

export const description = style({ marginBlockStart: theme.space[1], color: theme.colour.muted });
