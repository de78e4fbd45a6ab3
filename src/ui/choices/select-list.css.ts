import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { select } from './select.css.ts';

// Touch screens keep the system's list, other browsers their own.
const WHERE = '(appearance: base-select)';
const POINTER = '(hover: hover) and (pointer: fine)';

const lists = Object.values(select).map((names) => `.${names.split(' ').at(-1)}`);

function listStyle(part: string, rule: object) {
  globalStyle(lists.map((list) => list + part).join(', '), {
    '@media': { [POINTER]: { '@supports': { [WHERE]: rule } } },
  });
}

/** The open lists of selects. Load after the first paint. */
listStyle('', {
  appearance: 'base-select',
  alignItems: 'center',
  // It has no ellipsis. Long texts end before the chevron.
  overflow: 'clip',
  overflowClipMargin: 'content-box',
  whiteSpace: 'nowrap',
});
listStyle('::picker-icon', { display: 'none' });
listStyle('::picker(select)', {
  appearance: 'base-select',
  maxBlockSize: 'min(24rem, 60dvh)',
  marginBlock: theme.space[1],
  padding: theme.space[1],
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.l,
});
// Fonts of other scripts load once the list is open.
listStyle(':open option', { fontFamily: theme.font.family });
listStyle(' option', {
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: theme.space[4],
  minBlockSize: '40px',
  alignItems: 'center',
  paddingBlock: theme.space[1],
  paddingInline: theme.space[3],
  fontSize: theme.text.s,
  borderRadius: theme.radius.s,
  cursor: 'pointer',
});
listStyle(' option:is(:hover, :focus)', {
  backgroundColor: theme.colour.sunken,
  outlineColor: theme.colour.focus,
});
listStyle(' option:checked', { fontWeight: theme.weight.semibold });
listStyle(' option::checkmark', { color: theme.colour.primary });
listStyle(' option:disabled', { color: theme.colour.muted, cursor: 'default' });
