import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { deliveryLine } from '../../cart/delivery-line.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const display = {
  fontFamily: theme.font.display,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
} as const;

export const page = style({
  paddingBlock: `clamp(${theme.space[8]}, 4vw, ${theme.space[10]}) ${theme.space[8]}`,
  // The footer stays below the screen's edge, also when there is nothing to buy.
  '@media': { screen: { minBlockSize: '100dvh' } },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
});

const NUMBER_SIZE = '2.125rem';

export const step = style([
  part,
  {
    paddingBlockEnd: theme.space[8],
    selectors: {
      '& + &': {
        paddingBlockStart: theme.space[6],
        borderBlockStart: `1px solid ${theme.colour.line}`,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
]);

export const stepHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  // Room for an action that appears later.
  minBlockSize: '44px',
});

/** Saffron marks the current steps, and all of them are open. */
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: NUMBER_SIZE,
  blockSize: NUMBER_SIZE,
  borderRadius: theme.radius.full,
  background: theme.colour.saffron,
  color: theme.colour.onSaffron,
  fontWeight: theme.weight.bold,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const stepTitle = style({
  ...display,
  flex: 1,
  fontSize: 'clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)',
});

const INDENT = `calc(${NUMBER_SIZE} + ${theme.space[3]})`;

/** Indented below the title where there is room. */
export const stepBody = style([
  part,
  {
    scrollMarginBlockStart: '9rem',
    '@media': { [from.sm]: { paddingInlineStart: INDENT } },
  },
]);

/** Room for most addresses while they load: four lines. */
export const address = style({
  minBlockSize: '6.75rem',
});

export const partTitle = style({
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
});

export const parcel = style([part, { padding: theme.space[4], borderRadius: theme.radius.m }]);

export const parcelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
});

export const shop = style({
  flex: 1,
  minInlineSize: 'min(8rem, 60%)',
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  overflowWrap: 'anywhere',
});

export { deliveryLine as arrival };

export const items = style({
  display: 'grid',
  gap: theme.space[4],
});

export const addressName = style({
  fontWeight: theme.weight.semibold,
  overflowWrap: 'anywhere',
});

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

/** Announced, so it stays in the page while it is empty. */
export const state = style([
  muted,
  { ':empty': { marginBlockStart: `calc(-1 * ${theme.space[4]})` } },
]);

export const hint = style([muted, { color: theme.colour.text, fontWeight: theme.weight.medium }]);

export const changes = style({
  display: 'grid',
  gap: theme.space[1],
  marginBlockStart: theme.space[2],
  overflowWrap: 'anywhere',
});

export const summary = style([part]);

export const updating = style({ opacity: 0.5 });

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space[2],
});

export const couponButton = style({
  alignSelf: 'start',
  minBlockSize: '48px',
  marginBlockStart: '1.5rem',
});

/** The confirmation is narrower than other pages, so that amounts stay close to their names. */
export const confirmation = style({
  inlineSize: '100%',
  maxInlineSize: '68rem',
  marginInline: 'auto',
});

export const placedName = style({
  display: 'grid',
  flex: 1,
  gap: theme.space[1],
  minInlineSize: 'min(9rem, 60%)',
});

export const placedArrival = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.s,
});

export const placedTruck = style({ gridRow: 'span 2' });

export const placedDates = style({ gridColumn: '2' });

export const placedSummary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
});

export const placedPart = style([
  part,
  {
    gap: theme.space[3],
    selectors: {
      '& + &': {
        paddingBlockStart: theme.space[6],
        borderBlockStart: `1px solid ${theme.colour.line}`,
      },
    },
  },
]);

export const placed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  textAlign: 'center',
});

export const placedMark = style({ color: theme.colour.success });

export const placedTitle = style({
  ...display,
  fontSize: theme.text.title,
  ':focus': { outline: 'none' },
});

export const unpaidMark = style({ color: theme.colour.warning });

export const nextSteps = style({
  display: 'grid',
  gap: theme.space[3],
});

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
});
