interface Named {
  name: string;
  slug?: string | undefined;
}

/** The category that a text of the address means: its slug, its name, or the name written like a slug (LIST-04). */
export function findCategory<One extends Named>(
  categories: readonly One[],
  text: string,
): One | undefined {
  const wanted = slugOf(text);
  if (wanted === '') return undefined;
  return (
    categories.find(({ slug }) => slug !== undefined && slugOf(slug) === wanted) ??
    categories.find(({ name }) => slugOf(name) === wanted)
  );
}

function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
