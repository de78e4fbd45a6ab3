/** Converts a body to form data. A list becomes several parts of one name. */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      form.append(name, part instanceof Blob ? part : String(part));
    }
  }
  return form;
}
