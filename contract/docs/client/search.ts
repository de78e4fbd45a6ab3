import type { ListedOperation } from '../../engine/list-operations.ts';
import { listedOperations } from './contract.ts';

const MAX_RESULTS = 12;

export function startSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#docs-search');
  const list = document.querySelector('#docs-found');
  if (!field || !list) return;
  field.addEventListener('input', () => {
    list.replaceChildren(...findOperations(field.value, listedOperations()).map(rowOf));
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key !== 'Escape') return;
    field.value = '';
    list.replaceChildren();
  });
  list.addEventListener('click', () => list.replaceChildren());
}

/** Finds operations that contain all words; matches in the description come last. */
export function findOperations(
  query: string,
  operations: readonly ListedOperation[],
): ListedOperation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const nameOf = ({ id, method, path, source }: ListedOperation) =>
    `${id} ${method} ${path} ${source.summary ?? ''}`;
  const byName = operations.filter((one) => has(nameOf(one)));
  const byText = operations.filter(
    (one) => !byName.includes(one) && has(`${nameOf(one)} ${one.source.description ?? ''}`),
  );
  return [...byName, ...byText].slice(0, MAX_RESULTS);
}

function rowOf({ id, method, path, source }: ListedOperation): HTMLLIElement {
  const page = source.tags?.[0] ?? 'other';
  const link = Object.assign(document.createElement('a'), {
    href: `${page}.html#${id}`,
    textContent: source.summary ?? id,
  });
  const line = document.createElement('code');
  line.textContent = `${method.toUpperCase()} ${path}`;
  link.append(' ', line);
  const row = document.createElement('li');
  row.append(link);
  return row;
}
