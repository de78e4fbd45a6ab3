import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const signs = style({
  marginBlockStart: theme.space[8],
  selectors: { '&:empty': { marginBlockStart: 0 } },
});
