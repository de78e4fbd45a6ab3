import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { alignWithParent, row } from '../../../ui/layout/layout.css.ts';
import { display, heading } from '../../../ui/layout/section-heading.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { post } from './blog-grid.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  overflowWrap: 'anywhere',
});

export const writer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  overflowWrap: 'anywhere',
});

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  '@media': { [below.sm]: { selectors: { [`${post} &`]: { display: 'none' } } } },
});

export const kind = style({
  color: theme.colour.primary,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

export const label = style({
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
});

export const title = style([alignWithParent, heading[1]]);

export const lead = style({ maxInlineSize: '44em', color: theme.colour.muted });

export const cover = style({ overflow: 'hidden', borderRadius: theme.radius.xl });

/** A text in the middle; on wide screens its contents at the start. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: `${theme.space[6]} ${theme.space[8]}`,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(11rem, 1fr) minmax(0, 44rem) minmax(0, 1fr)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  '@media': { [from.lg]: { gridColumn: 2 } },
});

export const contents = style({ '@media': { [from.lg]: { gridArea: '2 / 1' } } });

export const text = style({
  maxInlineSize: '44rem',
  fontSize: '1.0625rem',
  '@media': { [from.md]: { fontSize: theme.text.l } },
});
globalStyle(`${text} h2`, {
  font: `${theme.weight.normal} 1.875rem/${theme.leading.display} ${theme.font.display}`,
  // Browsers must not embolden its strong words.
  fontSynthesis: 'none',
});
globalStyle(`${text} h3`, { fontSize: '1.25rem' });

export const popularTitle = style({ fontSize: '0.9375rem', fontWeight: theme.weight.semibold });

/** On wide screens beside the post. Its heading is no larger than those of the post. */
export const popularColumn = style({
  '@media': {
    [from.lg]: { gridColumn: '1 / -1' },
    [from.xl]: { vars: { [theme.text.section]: theme.text.xl }, gridArea: '2 / 3' },
  },
});

/** On wide screens beside the text, where its cards have less room. */
export const help = style({
  marginBlockStart: theme.space[8],
  '@media': {
    [from.lg]: { gridColumn: 2 },
    [from.xl]: {
      vars: { [theme.text.section]: theme.text.xl },
      gridArea: '2 / 3',
      marginBlockStart: 0,
    },
  },
});

export const popular = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: theme.space[5],
});

export const compact = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[3],
});

export const thumb = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const onWide = style({ '@media': { [below.lg]: { display: 'none' } } });

export const onNarrow = style({ '@media': { [from.lg]: { display: 'none' } } });

/** Large enough for touch. */
export const sectionLink = style({
  display: 'block',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[3],
  borderInlineStart: `2px solid ${theme.colour.line}`,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.colour.text, borderColor: theme.colour.primary },
    '&[data-deep]': { paddingInlineStart: theme.space[6] },
  },
  '@media': { '(pointer: coarse)': { paddingBlock: theme.space[3] } },
});

/** On phones as wide as the form. */
export const send = style({ '@media': { [from.sm]: { justifySelf: 'start' } } });

/** As high as the form beside it. */
export const reach = style({
  display: 'grid',
  backgroundColor: theme.colour.saffronSoft,
  border: 0,
});

export const channel = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space[3],
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
  borderRadius: theme.radius.full,
  // On saffron, violet is a colour too many.
  selectors: { [`${reach} &`]: { backgroundColor: theme.colour.surface } },
});

export const strong = style({ fontWeight: theme.weight.semibold, overflowWrap: 'anywhere' });

export const note = style({ color: theme.colour.muted, fontSize: theme.text.s });

/** The end of a card that leads elsewhere. */
export const more = style({
  alignSelf: 'center',
  marginInlineStart: 'auto',
  color: theme.colour.muted,
  '@media': {
    [below.sm]: { display: 'none' },
    [from.xl]: { selectors: { [`${help} &`]: { display: 'none' } } },
  },
});

export const channels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  gap: theme.space[3],
});

export const policies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[2]} ${theme.space[6]}`,
  marginBlockStart: theme.space[6],
  fontSize: theme.text.s,
  '@media': { [from.xl]: { selectors: { [`${help} &`]: { flexDirection: 'column' } } } },
});

export const subtitle = style([display, { marginBlockEnd: theme.space[4], fontSize: '1.625rem' }]);

/** Items in rows of two on phones, where the last of an odd number would be alone. */
export const evenOnPhones = style({});
globalStyle(`${evenOnPhones} li:last-child:nth-child(odd):not(:first-child)`, {
  '@media': { [below.sm]: { display: 'none' } },
});

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  gap: `${theme.space[10]} ${theme.space[12]}`,
});

export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[4],
  paddingBlock: `clamp(${theme.space[8]}, 5vw, 2.75rem)`,
  paddingInline: theme.space[4],
  textAlign: 'center',
  backgroundColor: theme.colour.saffronSoft,
  borderRadius: theme.radius.xl,
});

export const ask = style({ inlineSize: 'min(100%, 35rem)' });

export const errands = style([row[2], { justifyContent: 'center' }]);

export const answers = style({
  display: 'block',
  selectors: { '&:not(:empty)': { paddingBlockStart: theme.space[2] } },
});
