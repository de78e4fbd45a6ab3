import { style } from '@vanilla-extract/css';
import { popover as menuPopover } from './menu.css.ts';
import { theme } from '../theme/theme.css.ts';

export const popover = style([menuPopover, { padding: theme.space[4] }]);
export const dialog = style({ outline: 'none' });
