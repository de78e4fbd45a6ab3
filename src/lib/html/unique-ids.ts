const VALID_ID = /^[\p{L}\p{M}\p{N}_.:-]{1,80}$/u;

export class UniqueIds {
  readonly #used = new Set<string>();
  /** Searching from 2 upwards would take quadratic time for equal names. */
  readonly #counts = new Map<string, number>();

  claim(id: string): string | undefined {
    if (!VALID_ID.test(id) || this.#used.has(id)) return undefined;
    this.#used.add(id);
    return id;
  }

  /** Reserves the name, or the name with the next free number. `name` must be a valid id of at most 60 characters. */
  next(name: string): string {
    for (;;) {
      const count = (this.#counts.get(name) ?? 0) + 1;
      this.#counts.set(name, count);
      const id = this.claim(count === 1 ? name : `${name}-${count}`);
      if (id !== undefined) return id;
    }
  }
}

export function slugOf(text: string): string {
  const slug = text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  // By code points, which never splits a surrogate pair.
  return Array.from(slug).slice(0, 60).join('') || '1';
}
