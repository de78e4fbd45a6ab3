import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}, transform ${theme.motion.fast}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&:disabled': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const HOVER = '&:hover:not([aria-disabled="true"], :disabled)';

export const variant = styleVariants({
  primary: {
    color: theme.colour.onPrimary,
    backgroundColor: theme.colour.primary,
    selectors: { [HOVER]: { backgroundColor: theme.colour.primaryHover } },
  },
  secondary: {
    color: theme.colour.text,
    backgroundColor: theme.colour.surface,
    borderColor: theme.colour.lineStrong,
    selectors: {
      [HOVER]: { backgroundColor: theme.colour.sunken, borderColor: theme.colour.text },
    },
  },
  quiet: {
    color: theme.colour.text,
    backgroundColor: 'transparent',
    selectors: { [HOVER]: { backgroundColor: theme.colour.sunken } },
  },
  danger: {
    color: theme.colour.danger,
    backgroundColor: theme.colour.surface,
    borderColor: theme.colour.danger,
    selectors: { [HOVER]: { backgroundColor: theme.colour.dangerSoft } },
  },
});

/** Fingers need more space. */
const TOUCH = '(pointer: coarse)';

/** In rows, in pages, and to buy or pay. */
export const size = styleVariants({
  s: {
    minBlockSize: '36px',
    paddingBlock: theme.space[1],
    paddingInline: theme.space[4],
    fontSize: theme.text.s,
    '@media': { [TOUCH]: { minBlockSize: '44px' } },
  },
  m: {
    minBlockSize: '44px',
    paddingBlock: theme.space[2],
    paddingInline: theme.space[5],
    fontSize: theme.text.m,
  },
  l: {
    minBlockSize: '52px',
    paddingBlock: theme.space[3],
    paddingInline: theme.space[6],
    fontSize: theme.text.l,
  },
});

export const fullWidth = style({ inlineSize: '100%' });

export const filled = style({ color: theme.colour.primary });

export const iconOnly = styleVariants({ s: '36px', m: '44px', l: '52px' }, (inlineSize) => ({
  flexShrink: 0,
  inlineSize,
  padding: 0,
  '@media': { [TOUCH]: { minInlineSize: '44px' } },
}));
