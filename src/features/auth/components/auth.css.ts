import { style } from '@vanilla-extract/css';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const stepLink = style([textLink, { minBlockSize: '44px' }]);

export const stepLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.space[2],
});

export const atEnd = style({ justifySelf: 'end', marginBlock: `calc(-1 * ${theme.space[2]})` });

export const small = style({ fontSize: theme.text.s, color: theme.colour.muted });
