import type { ListedOperation } from '../../engine/list-operations.ts';
import { listedOperations } from './contract.ts';

const MAX_RESULTS = 12;

export function startSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#docs-search');
  const list = document.querySelector('#docs-found');
  if (!field || !list) return;
  field.addEventListener('input', () => {
    list.replaceChildren(...findOperations(field.value, listedOperations()).map(renderResult));
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key !== 'Escape') return;
    field.value = '';
    list.replaceChildren();
  });
  list.addEventListener('click', () => list.replaceChildren());
}

/** Finds operations that contain every query word. Matches in the description come last. */
export function findOperations(
  query: string,
  operations: readonly ListedOperation[],
): ListedOperation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matchesAllWords = (text: string) =>
    words.every((word) => text.toLowerCase().includes(word));
  const nameOf = ({ id, method, path, source }: ListedOperation) =>
    `${id} ${method} ${path} ${source.summary ?? ''}`;
  const byName = operations.filter((one) => matchesAllWords(nameOf(one)));
  const byText = operations.filter(
    (one) =>
      !byName.includes(one) && matchesAllWords(`${nameOf(one)} ${one.source.description ?? ''}`),
  );
  return [...byName, ...byText].slice(0, MAX_RESULTS);
}

function renderResult({ id, method, path, source }: ListedOperation): HTMLLIElement {
  const page = source.tags?.[0] ?? 'other';
  const link = Object.assign(document.createElement('a'), {
    href: `${page}.html#${id}`,
    textContent: source.summary ?? id,
  });
  const route = document.createElement('code');
  route.textContent = `${method.toUpperCase()} ${path}`;
  link.append(' ', route);
  const row = document.createElement('li');
  row.append(link);
  return row;
}
