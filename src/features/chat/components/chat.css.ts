import { style } from '@vanilla-extract/css';
import { ONE_LINE } from '../../../ui/layout/clipped-text.ts';
import { alignWithParent } from '../../../ui/layout/layout.css.ts';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const small = { fontSize: theme.text.xs, color: theme.colour.muted };

export const sidebar = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space[3] });
export const headWords = style({ display: 'grid', minInlineSize: 0 });
export const headName = style([display, { ...ONE_LINE, fontSize: theme.text.xl }]);

export const offline = style({
  ...small,
  fontWeight: theme.weight.medium,
  letterSpacing: 'normal',
  '::before': {
    content: '',
    display: 'inline-block',
    inlineSize: '8px',
    blockSize: '8px',
    marginInlineEnd: theme.space[2],
    border: '2px solid currentColor',
    borderRadius: theme.radius.full,
  },
});
export const online = style([
  offline,
  { color: theme.colour.success, '::before': { background: 'currentColor' } },
]);

export const frame = style({ position: 'relative', flex: 1, minBlockSize: 0 });
export const box = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list preserves the scroll position itself.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
});
/** A short conversation ends above the text field, like a long one. */
export const feed = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minBlockSize: '100%',
});
export const middle = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const skeletons = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: theme.space[3],
  blockSize: '100%',
  paddingBlock: theme.space[4],
});
/** Space reserved above the messages, so that the status text does not move them. */
export const OLDER_STATUS_PX = 44;
export const older = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  minBlockSize: OLDER_STATUS_PX,
});
export const newMessagesButton = style({
  position: 'absolute',
  insetBlockEnd: theme.space[2],
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
});

export const day = style({
  ...small,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  marginBlockStart: theme.space[4],
  paddingInline: theme.space[3],
  paddingBlock: '2px',
  borderRadius: theme.radius.full,
  backgroundColor: theme.colour.sunken,
});

export const received = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space[2],
  paddingBlockStart: theme.space[1],
});
export const own = style([received, { flexDirection: 'row-reverse' }]);
export const groupStart = style({ paddingBlockStart: theme.space[4] });
export const side = style({ display: 'grid', flex: '0 0 32px' });
export const bubble = style({
  display: 'grid',
  gap: theme.space[1],
  minInlineSize: 0,
  maxInlineSize: 'min(80%, 32rem)',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[3],
  borderRadius: theme.radius.l,
  backgroundColor: theme.colour.sunken,
  selectors: {
    [`${own} &`]: { backgroundColor: theme.colour.primarySoft },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const failedBubble = style([bubble, { outline: `1px solid ${theme.colour.danger}` }]);
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const link = style({ color: 'inherit', textDecoration: 'underline' });
export const time = style({
  fontSize: theme.text.xs,
  color: theme.colour.muted,
  selectors: { [`${own} &`]: { color: 'inherit', textAlign: 'end' } },
});

export const product = style({
  display: 'flex',
  gap: theme.space[3],
  padding: theme.space[2],
  borderRadius: theme.radius.m,
  color: theme.colour.text,
  backgroundColor: theme.colour.surface,
  textDecoration: 'none',
});
export const thumbnail = style({
  flex: '0 0 72px',
  blockSize: '72px',
  borderRadius: theme.radius.s,
});
export const facts = style({ display: 'grid', alignContent: 'center', minInlineSize: 0 });
export const productName = style([
  alignWithParent,
  { fontSize: theme.text.s, fontWeight: theme.weight.semibold, overflowWrap: 'anywhere' },
]);

export const notice = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[2],
});
export const again = style({
  minBlockSize: '44px',
  color: theme.colour.primary,
  fontWeight: theme.weight.semibold,
});
export const composer = style({
  display: 'flex',
  alignItems: 'end',
  gap: theme.space[2],
  paddingBlockStart: theme.space[4],
});
export const writing = style({
  flex: 1,
  maxBlockSize: '8rem',
  // As tall as the button beside it.
  minBlockSize: '44px',
  paddingBlock: '9px',
  resize: 'none',
  fieldSizing: 'content',
});
