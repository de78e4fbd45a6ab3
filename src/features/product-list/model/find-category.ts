interface NamedCategory {
  name: string;
  slug?: string | undefined;
}

/** The category that a text of the address means: its slug, its name, or the name written like a slug (LIST-04). */
export function findCategory<One extends NamedCategory>(
  categories: readonly One[],
  text: string,
): One | undefined {
  const slugToFind = slugOf(text);
  if (slugToFind === '') return undefined;
  return (
    categories.find(({ slug }) => slug !== undefined && slugOf(slug) === slugToFind) ??
    categories.find(({ name }) => slugOf(name) === slugToFind)
  );
}

function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether the last part of a category's path is an id: else it is a slug or a name. */
export function isCategoryId(slug: string): boolean {
  return /^\d+$/.test(slug);
}
