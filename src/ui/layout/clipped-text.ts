/** Arabic letters reach far below their line. */
const ROOM_BELOW = { paddingBlockEnd: '0.25em', marginBlockEnd: '-0.25em' } as const;

/** Styles of one line of text that ends with dots where it does not fit. */
export const ONE_LINE = {
  ...ROOM_BELOW,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Returns styles of text that ends with dots after a number of lines. */
export function clampLines(count: number) {
  return {
    ...ROOM_BELOW,
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
  } as const;
}
