import { globalStyle, style } from '@vanilla-extract/css';
import { deliveryLine } from '../delivery-line.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** The cart also appears in the drawer and on the dashboard, so its width decides. */
const wide = '(min-width: 34rem)';
const narrow = '(max-width: 20rem)';

const paddingInline = `clamp(${theme.space[3]}, 3vw, ${theme.space[5]})`;

/** The awning replaces the upper edge. */
export const group = style({
  containerType: 'inline-size',
  // The beam of the awning, so that it starts in line with the receipt beside it.
  paddingBlockStart: '3px',
  borderBlockStart: 0,
  borderRadius: `0 0 ${theme.radius.m} ${theme.radius.m}`,
});

/** Without an awning: one shop only. */
export const plainGroup = style({ containerType: 'inline-size', borderRadius: theme.radius.m });

export const groupHead = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  marginInline: paddingInline,
  paddingBlock: `${theme.space[4]} ${theme.space[2]}`,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@container': {
    [narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0 },
  },
});

export const allShops = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[2]}`,
  minBlockSize: '72px',
  paddingBlock: theme.space[3],
  paddingInline,
  borderRadius: theme.radius.m,
  background: theme.colour.primarySoft,
  color: theme.colour.onPrimarySoft,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
// Its words wrap first; beside a very long price they keep the width of a word.
globalStyle(`${allShops} > div`, { flex: '1 1 8rem' });

export const allShopsName = style({ display: 'block', fontWeight: theme.weight.bold });

export const allShopsDetail = style({ display: 'block', fontSize: theme.text.s });

export const allShopsAmount = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontSize: theme.text.l,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

const CHECK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 12.500l4 4 8-9'/%3E%3C/svg%3E")`;

// Checkboxes look like radio buttons with a tick, because several can be selected (CART-06).
const head = `:is(${groupHead}, ${allShops})`;
globalStyle(`${head} label`, { alignItems: 'center', paddingBlock: 0 });

globalStyle(`${head} input[type='checkbox']`, {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  inlineSize: '26px',
  blockSize: '26px',
  margin: 0,
  appearance: 'none',
  border: `2px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.colour.surface,
});

globalStyle(`${head} input[type='checkbox']:checked`, {
  borderColor: theme.colour.primary,
  background: theme.colour.primary,
});

globalStyle(`${head} input[type='checkbox']:checked::before`, {
  content: '',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  background: theme.colour.onPrimary,
  clipPath: 'none',
  mask: `${CHECK} center / 20px no-repeat`,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

// The complete header is clickable, except its links and buttons.
globalStyle(`${head} label::after`, { content: '', position: 'absolute', inset: 0 });

// The label of a shop is for assistive technology only.
globalStyle(`${groupHead} label`, { gap: 0 });

const display = {
  fontFamily: theme.font.display,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
} as const;

/** On the narrowest screens, rating and chat go to the next row. */
export const shop = style({
  flex: 1,
  '@container': { [narrow]: { flexBasis: '55%' } },
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: 'clamp(1.1875rem, 0.9rem + 1.2vw, 1.5625rem)',
  ...display,
});

export const chat = style({
  position: 'relative',
  marginInlineEnd: `calc(-1 * ${theme.space[3]})`,
});

export const shopLink = style({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: theme.space[3],
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: theme.colour.primary },
});

/** One row where there is room, else the stepper and the total below the name. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words words" "picture stepper total"',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  marginInline: paddingInline,
  paddingBlock: theme.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words words" "stepper stepper total"',
    },
    [wide]: {
      gridTemplateColumns: '5.5rem minmax(0, 1fr) auto minmax(6rem, auto) auto',
      gridTemplateAreas: '"picture words stepper total remove" ". problem problem problem problem"',
      columnGap: theme.space[4],
      rowGap: 0,
    },
  },
});

export const pictureLink = style({ gridArea: 'picture', alignSelf: 'start' });

export const picture = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const words = style({
  display: 'grid',
  gridArea: 'words',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'start',
  gap: theme.space[1],
  '@container': { [wide]: { alignSelf: 'center' } },
});
// Brand and name are beside the button; the price below may need the width.
globalStyle(`${words} > p`, {
  paddingInlineEnd: theme.space[8],
  '@container': { [wide]: { paddingInlineEnd: 0 } },
});

export const muted = style({
  display: 'block',
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.normal,
});

export const name = style({
  overflowWrap: 'anywhere',
  fontWeight: theme.weight.semibold,
});

export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const stepper = style({ gridArea: 'stepper', justifySelf: 'start' });

export const remove = style({
  gridColumn: '3',
  gridRow: '1',
  alignSelf: 'start',
  justifySelf: 'end',
  // Not limited to its column, which the margin makes narrower.
  minInlineSize: '44px',
  marginBlockStart: '-10px',
  marginInlineEnd: '-12px',
  '@container': {
    [wide]: { gridArea: 'remove', alignSelf: 'center', marginBlockStart: 0 },
  },
});

export const total = style({
  gridArea: 'total',
  justifySelf: 'end',
  textAlign: 'end',
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const reduced = style({ color: theme.colour.sale });

export const problem = style({
  gridColumn: '1 / -1',
  color: theme.colour.danger,
  fontSize: theme.text.s,
  '@container': { [wide]: { gridArea: 'problem', gridColumn: 'auto' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[1]}`,
  minBlockSize: '56px',
  marginInline: paddingInline,
  borderBlockStart: `1px dashed ${theme.colour.lineStrong}`,
});

export const voucher = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '44px',
  color: theme.colour.primary,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  textAlign: 'start',
  ':hover': { textDecoration: 'underline' },
});

/** A row of its own where there is no room beside the voucher. */
export const delivery = style([
  deliveryLine,
  {
    order: 1,
    inlineSize: '100%',
    paddingBlockEnd: theme.space[3],
    '@container': {
      '(min-width: 42rem)': {
        order: 0,
        inlineSize: 'auto',
        marginInlineStart: theme.space[4],
        paddingBlockEnd: 0,
      },
    },
  },
]);

export const subtotal = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  marginInlineStart: 'auto',
  fontSize: theme.text.s,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${subtotal} > strong`, { fontSize: theme.text.m });

/** Room for the products viewed, which load when they are in view. */
export const viewed = style({ minBlockSize: '28rem' });

export const summaryTitle = style({
  marginBlockEnd: theme.space[4],
  fontSize: `clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)`,
  ...display,
});

export const amounts = style({ fontVariantNumeric: 'tabular-nums' });

/** Below the amounts of the shops. */
export const cartAmount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The name has more lines.
  alignItems: 'baseline',
  gap: theme.space[2],
  selectors: {
    'dl + &': {
      paddingBlockStart: theme.space[3],
      borderBlockStart: `1px dashed ${theme.colour.lineStrong}`,
    },
  },
});

/** As the amounts below it. */
export const amount = style({ fontWeight: theme.weight.medium });
export const amountName = style({ color: theme.colour.muted });

/** The amount that decides. */
export const sum = style({
  fontSize: theme.text.xl,
  lineHeight: theme.leading.tight,
});

/** Below the total. */
export const proceed = style({ marginBlockStart: theme.space[2] });

export const updating = style({ opacity: 0.5 });

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  border: `1px dashed ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.m,
});

export const discount = style({
  marginBlockEnd: theme.space[1],
  color: theme.colour.sale,
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
  lineHeight: theme.leading.tight,
});
