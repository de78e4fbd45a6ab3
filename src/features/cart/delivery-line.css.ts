import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** An icon and when a parcel arrives, in one line. */
export const deliveryLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  overflowWrap: 'anywhere',
});
