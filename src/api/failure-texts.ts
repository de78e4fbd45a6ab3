/** What a shopper reads of a failed call. */
export interface FailureTexts {
  /** The server's sentence without the count of further errors: they are shown where they belong. */
  message: string | undefined;
  /** First message of each field that a 422 names. */
  fields: Readonly<Record<string, string>>;
}

/** Laravel's summary of a refused form, English in every language. */
const SUMMARY = / \(and \d+ more errors?\)$/;

/** Picks the texts out of the body of a failed call. */
export function readFailureTexts(failure: unknown): FailureTexts {
  const { status, body } = failure as {
    status: number;
    body?: { message?: unknown; errors?: Record<string, readonly string[]> };
  };
  const message = typeof body?.message === 'string' ? body.message.replace(SUMMARY, '') : '';
  const fields: Record<string, string> = {};
  for (const [field, [first]] of Object.entries((status === 422 && body?.errors) || {})) {
    if (first !== undefined) fields[field] = first;
  }
  return { message: message || undefined, fields };
}

/** The same texts in the shopper's language (WORD-01). */
export async function translateFailureTexts(
  { message, fields }: FailureTexts,
  translate: (text: string) => Promise<string>,
): Promise<FailureTexts> {
  const entries = Object.entries(fields).map(
    async ([field, text]) => [field, await translate(text)] as const,
  );
  return {
    message: message && (await translate(message)),
    fields: Object.fromEntries(await Promise.all(entries)),
  };
}
