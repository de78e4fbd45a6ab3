const VALID_ID = /^[\p{L}\p{M}\p{N}_.:-]{1,80}$/u;

/** The ids of one text. */
export class UniqueIds {
  readonly #used = new Set<string>();
  /** How often each name was requested: a search from 2 upwards would be quadratic for equal names. */
  readonly #counts = new Map<string, number>();

  /** Reserves and returns the id if it is valid and free. */
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

/** Returns an id made of a heading's words, `1` where it has none. */
export function slugOf(text: string): string {
  const slug = text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  // By code points: half a surrogate pair is no letter.
  return Array.from(slug).slice(0, 60).join('') || '1';
}
