export function missingRowMessage(model: string, id: number): string {
  return `No query results for model [App\\Models\\${model}] ${id}`;
}
