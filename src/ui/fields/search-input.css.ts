import { style } from '@vanilla-extract/css';
import { box, withButton } from './field.css.ts';

export const wrap = style([box, { flex: 1, minInlineSize: 0 }]);

/** We have our own button to clear it. */
export const input = style([
  withButton,
  { inlineSize: '100%', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
]);
