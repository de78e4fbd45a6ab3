/** Texts of a failed request to show. */
export interface FailureTexts {
  /** Without the count of other errors, which are shown at their fields. */
  message: string | undefined;
  /** First message of each field in a 422. */
  fields: Readonly<Record<string, string>>;
}

/** Laravel's suffix of 422 messages, in English for every language. */
const SUMMARY = / \(and \d+ more errors?\)$/;

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

/** Translates the texts (WORD-01). */
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
