interface NamedCategory {
  name: string;
  slug?: string | undefined;
}

/** Matches the slug, the name, or the name in slug form (LIST-04). */
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

export function isCategoryId(slug: string): boolean {
  return /^\d+$/.test(slug);
}
