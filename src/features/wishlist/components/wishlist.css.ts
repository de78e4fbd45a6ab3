import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const viewed = style({ marginBlockStart: theme.space[8] });
