import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

const BUTTON_STRIP_HEIGHT = '2.25rem';

// Space at the end of the page, so that the button never covers content.
globalStyle('body', { '@media': { screen: { paddingBlockEnd: BUTTON_STRIP_HEIGHT } } });

export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  // On phones the shop's bottom sheets cover the button.
  zIndex: theme.z.floating,
  fontSize: theme.text.s,
  lineHeight: theme.leading.normal,
  color: theme.colour.text,
  '@media': {
    [from.md]: { zIndex: `calc(${theme.z.toast} + 1)` },
    print: { display: 'none' },
  },
});

globalStyle(`${root}:has(dialog)`, { zIndex: `calc(${theme.z.toast} + 1)` });

export const opener = style({
  minInlineSize: '2.75rem',
  blockSize: '1.75rem',
  margin: theme.space[1],
  paddingInline: theme.space[2],
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  color: theme.colour.ground,
  backgroundColor: theme.colour.text,
  borderRadius: theme.radius.full,
});

export const count = style({
  marginInlineStart: theme.space[1],
  paddingInline: theme.space[1],
  color: theme.colour.text,
  backgroundColor: theme.colour.ground,
  borderRadius: theme.radius.full,
});

export const panel = style({
  position: 'absolute',
  insetBlockEnd: BUTTON_STRIP_HEIGHT,
  insetInlineStart: theme.space[1],
  insetInlineEnd: 'auto',
  inlineSize: `min(28rem, 100vw - 2 * ${theme.space[1]})`,
  maxBlockSize: `min(40rem, 100dvh - ${BUTTON_STRIP_HEIGHT} - ${theme.space[4]})`,
  margin: 0,
  paddingBlock: theme.space[3],
  paddingInline: theme.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.l,
});

export const title = style({ fontSize: theme.text.l });
export const status = style({ minBlockSize: '1.5em', color: theme.colour.success });
export const error = style([status, { color: theme.colour.danger }]);
export const note = style({ flexBasis: '100%', color: theme.colour.muted });
export const description = style({ fontSize: theme.text.xs, color: theme.colour.muted });
export const heading = style({ fontSize: theme.text.m, marginBlockEnd: theme.space[1] });

export const section = style({
  paddingBlock: theme.space[3],
  borderBlockStart: `1px solid ${theme.colour.line}`,
});

export const choices = style({
  display: 'grid',
  gap: theme.space[1],
  maxBlockSize: '16rem',
  overflowY: 'auto',
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '1.75rem',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.space[2],
});

export const list = style({ display: 'grid', gap: theme.space[1], overflowWrap: 'anywhere' });

export const code = style({ fontFamily: 'monospace' });
export const link = style({ color: theme.colour.primary, textDecoration: 'underline' });

export const field = style({ display: 'grid', flex: '1 1 7rem', minInlineSize: 0 });

export const input = style({
  minInlineSize: 0,
  minBlockSize: '2rem',
  paddingInline: theme.space[2],
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.s,
});

export const button = style({
  minBlockSize: '2rem',
  paddingInline: theme.space[3],
  fontWeight: theme.weight.semibold,
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.s,
});
