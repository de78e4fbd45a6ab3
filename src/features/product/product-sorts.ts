/** Sort orders. If undefined, the server chooses one. */
export const SORTS = ['high_to_low', 'low_to_high', 'top_selling', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Ignores other texts. */
export const parseSort = (text: string | null): Sort | undefined =>
  SORTS.find((sort) => sort === text);
