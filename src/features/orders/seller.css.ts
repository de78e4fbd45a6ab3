import { style } from '@vanilla-extract/css';
import { cardTitle } from '../../ui/layout/section-heading.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const seller = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlock: `${theme.space[2]} ${theme.space[4]}`,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});

export const sellerName = style([
  cardTitle,
  {
    fontSize: theme.text.xxl,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  },
]);
