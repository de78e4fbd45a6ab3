import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  paddingBlock: '3px',
  paddingInline: theme.space[3],
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  whiteSpace: 'nowrap',
  '@media': { [below.xs]: { whiteSpace: 'normal' } },
  // Preserves the order of an untranslated "24% OFF" in Arabic.
  unicodeBidi: 'plaintext',
});

export const tone = styleVariants({
  neutral: [base, { color: theme.colour.text, backgroundColor: theme.colour.sunken }],
  brand: [base, { color: theme.colour.onPrimarySoft, backgroundColor: theme.colour.primarySoft }],
  success: [base, { color: theme.colour.success, backgroundColor: theme.colour.successSoft }],
  warning: [base, { color: theme.colour.warning, backgroundColor: theme.colour.warningSoft }],
  danger: [base, { color: theme.colour.danger, backgroundColor: theme.colour.dangerSoft }],
});

/** Doubled to override the tone. */
export const wraps = style({
  selectors: {
    '&&': {
      maxInlineSize: '100%',
      borderRadius: theme.radius.m,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
  },
});
