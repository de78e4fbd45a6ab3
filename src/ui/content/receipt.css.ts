import { style } from '@vanilla-extract/css';
import { CARD_PADDING } from '../layout/card.css.ts';
import { theme } from '../theme/theme.css.ts';
import { SCALLOPED_EDGE } from './scallops.ts';

const SCALLOP = '10px';

/** Paper with a scalloped lower edge: summaries and confirmations. */
export const receipt = style({
  position: 'relative',
  isolation: 'isolate',
  padding: CARD_PADDING,
  paddingBlockEnd: `calc(${CARD_PADDING} + ${SCALLOP})`,
  filter: theme.filter.receipt,
  // The mask is on the paper only, because it would cut off the shadow.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: theme.colour.surface,
    borderStartStartRadius: theme.radius.s,
    borderStartEndRadius: theme.radius.s,
    maskImage: SCALLOPED_EDGE,
    maskPosition: '0 0, 0 100%',
    maskSize: `100% calc(100% - ${SCALLOP}), calc(${SCALLOP} * 2) ${SCALLOP}`,
    maskRepeat: 'no-repeat, round no-repeat',
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
