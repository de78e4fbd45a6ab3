import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { row } from '../../../ui/layout/layout.css.ts';
import { heading } from '../../../ui/layout/section-heading.css.ts';
import { LIGHT } from '../../../ui/theme/palette.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const SCALLOP = '10px';

/** Its upper edge is scalloped like an awning. */
export const footer = style({
  position: 'relative',
  marginBlockStart: theme.space[12],
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: SCALLOP,
    background: theme.colour.sunken,
    mask: `radial-gradient(50% 100% at 50% 100%, currentColor 97%, transparent) 0 0 / calc(${SCALLOP} * 2) ${SCALLOP} round no-repeat`,
  },
  background: theme.colour.sunken,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.space[8],
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.space[8],
      paddingBlock: theme.space[12],
    },
    [from.lg]: { gridTemplateColumns: 'minmax(16rem, 1.6fr) repeat(auto-fit, minmax(10rem, 1fr))' },
  },
});

export const column = style({
  minInlineSize: 0,
  '@media': {
    [below.sm]: {
      paddingBlock: theme.space[1],
      selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
    },
  },
});

export const title = style({
  color: theme.colour.text,
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  paddingBlockEnd: theme.space[3],
  '@media': {
    [below.sm]: {
      paddingBlockStart: theme.space[3],
      selectors: { '&:has(button)': { paddingBlock: 0 } },
    },
  },
});

export const plainTitle = style({ '@media': { [below.sm]: { display: 'none' } } });

export const fold = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: '44px',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': { [below.sm]: { display: 'flex' } },
});

export const chevron = style({
  color: theme.colour.muted,
  transition: `transform ${theme.motion.normal} ${theme.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[1],
  '@media': {
    [below.sm]: { gap: 0, selectors: { '&[data-folded]': { display: 'none' } } },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '32px',
  maxInlineSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
  '@media': { [below.sm]: { minBlockSize: '44px' } },
});

export const text = style({ maxInlineSize: '24rem', paddingBlock: theme.space[1] });

export const tagline = style([
  heading[2],
  {
    // Not in ch, which differs between the web font and its fallback.
    maxInlineSize: '7.22em',
    paddingBlock: `${theme.space[3]} ${theme.space[2]}`,
    color: theme.colour.text,
  },
]);

export const socials = style([
  row[1],
  {
    paddingBlockStart: theme.space[2],
    // Aligns the glyphs, not their padding, with the text.
    marginInlineStart: '-8px',
    '@media': { [below.sm]: { paddingBlockEnd: theme.space[3] } },
  },
]);

export const social = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: theme.radius.full,
  ':hover': { background: theme.colour.line },
});

/** Of equal widths: beside each other where there is room. */
export const stores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.75rem, 1fr))',
  gap: theme.space[3],
});

export const store = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '48px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.m,
  color: theme.colour.text,
  background: theme.colour.surface,
  fontWeight: theme.weight.semibold,
  textDecoration: 'none',
  ':hover': { borderColor: theme.colour.text },
});

/** Scanners need dark on white. */
export const qr = style({
  padding: theme.space[2],
  borderRadius: theme.radius.s,
  background: LIGHT.surface,
});

export const end = style({ borderBlockStart: `1px solid ${theme.colour.line}` });

export const last = style([
  row[4],
  { justifyContent: 'space-between', paddingBlock: theme.space[5] },
]);

export const payment = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: theme.colour.text,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
});

/** Marks of providers are for light backgrounds. */
const paper = style({
  color: LIGHT.text,
  backgroundColor: theme.colour.plate,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: '6px',
});

export const paymentMark = style([
  paper,
  {
    inlineSize: '72px',
    blockSize: '32px',
    padding: `6px ${theme.space[2]}`,
    objectFit: 'contain',
  },
]);

/** On phones narrow, so that all marks fit in a line. */
export const cash = style([
  payment,
  paper,
  { paddingInline: '5px', '@media': { [from.sm]: { paddingInline: '10px' } } },
]);
