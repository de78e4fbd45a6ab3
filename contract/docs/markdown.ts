import { escapeMarkup } from '../lib/escape-markup.ts';

/** Renders the Markdown that the contract uses: paragraphs, headings, lists and code. */
export function toMarkup(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const heading = /^##\s+(.+)$/.exec(block);
      if (heading) return `<h2>${inline(heading[1] ?? '')}</h2>`;
      if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
      const items = block.split(/\n(?=- )/).map((item) => `<li>${inline(item.slice(2))}</li>`);
      return `<ul>${items.join('')}</ul>`;
    })
    .join('\n');
}

export function inline(text: string): string {
  return escapeMarkup(text.replaceAll(/\s+/g, ' ')).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
