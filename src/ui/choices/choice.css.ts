import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

const mark = style({
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  // In the middle of the first line.
  marginBlockStart: '2px',
  // The browser's marks have a grey of their own on dark pages.
  appearance: 'none',
  border: `1px solid ${theme.colour.lineStrong}`,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space[3],
  minBlockSize: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
});

export const label = style({ flexGrow: 1 });

const TICK = 'polygon(20% 49%, 29% 40%, 43% 54%, 71% 24%, 80% 33%, 43% 72%)';
const DASH = 'polygon(22% 43%, 78% 43%, 78% 57%, 22% 57%)';

export const checkMark = style([
  mark,
  {
    borderRadius: '6px',
    backgroundColor: theme.colour.surface,
    '::before': {
      content: '',
      display: 'block',
      // Covers the border.
      inlineSize: '20px',
      blockSize: '20px',
      margin: '-1px',
      backgroundColor: theme.colour.onPrimary,
      clipPath: TICK,
      opacity: 0,
    },
    ':disabled': { opacity: 0.5 },
    selectors: {
      '&[aria-invalid="true"]': { borderColor: theme.colour.danger },
      '&:is(:checked, :indeterminate)': {
        borderColor: theme.colour.primary,
        backgroundColor: theme.colour.primary,
      },
      '&:is(:checked, :indeterminate)::before': { opacity: 1 },
      '&:indeterminate::before': { clipPath: DASH },
    },
    '@media': {
      // System colours would hide the drawing.
      '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } },
    },
  },
]);

const cards = style({ display: 'grid', gap: theme.space[3] });

export const columns = styleVariants({
  1: [cards],
  2: [cards, { '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  3: [{ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] }],
});

export const legend = style({
  marginBlockEnd: theme.space[2],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.space[3],
  padding: theme.space[4],
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  transition: `border-color ${theme.motion.fast}, background-color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: theme.colour.lineStrong },
    '&:has(input:checked)': {
      borderColor: theme.colour.primary,
      backgroundColor: theme.colour.primarySoft,
      boxShadow: `inset 0 0 0 1px ${theme.colour.primary}`,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '2px',
    },
    '&:has(input:disabled)': { color: theme.colour.muted },
  },
});

/** `::after` covers the card, so that a press anywhere selects it. */
export const cardLabel = style({
  display: 'flex',
  flex: '1 1 8rem',
  alignItems: 'flex-start',
  gap: theme.space[3],
  minInlineSize: 0,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

/** Only its links and buttons take presses of their own. */
export const aside = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignSelf: 'center',
  pointerEvents: 'none',
});

// Three short options fit into one row of a phone.
globalStyle(`${columns[3]} ${card}`, {
  flex: '1 1 0',
  padding: theme.space[3],
  borderColor: theme.colour.lineStrong,
});
globalStyle(`${columns[3]} ${cardLabel}`, { flexBasis: 'auto', gap: theme.space[2] });

globalStyle(`${aside} :is(a, button)`, { pointerEvents: 'auto' });

export const cardMark = style([
  mark,
  {
    borderRadius: theme.radius.full,
    ':checked': { borderColor: theme.colour.primary, borderWidth: '6px' },
    ':focus-visible': { outline: 'none' },
  },
]);

export const words = style({ display: 'grid', flex: 1, gap: '2px', minInlineSize: 0 });
export const name = style({ fontWeight: theme.weight.semibold });
export const detail = style({ fontSize: theme.text.s, color: theme.colour.muted });
