import { type ContractDocument, resolveRef } from '../engine/contract-document.ts';
import type { ChannelsDocument } from '../engine/channels-document.ts';
import { type ListedOperation, listOperations } from '../engine/list-operations.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';
import { inline, toMarkup } from './markdown.ts';
import { operationSection } from './operation-section.ts';
import type { Page } from './page.ts';
import { schemaView } from './schema-view.ts';

/** Creates an introduction, a page per tag and one for the realtime channels. */
export function createPages(
  contract: ContractDocument,
  channels: ChannelsDocument | undefined,
): Page[] {
  const operations = listOperations(contract);
  const tagOf = ({ source }: ListedOperation) => source.tags?.[0] ?? 'other';
  const tags = [
    ...new Set([...(contract.tags ?? []).map(({ name }) => name), ...operations.map(tagOf)]),
  ];
  const pageOf = new Map(operations.map((one) => [one.id, tagOf(one)]));
  const link = (id: string) => {
    const page = pageOf.get(id);
    return page === undefined
      ? text(id)
      : `<a href="${text(page)}.html#${text(id)}">${text(id)}</a>`;
  };
  const about = (tag: string) => contract.tags?.find(({ name }) => name === tag)?.description ?? '';
  const ofTags = tags.map((tag): Page => {
    const own = operations.filter((one) => tagOf(one) === tag);
    return {
      name: tag,
      title: tag.charAt(0).toUpperCase() + tag.slice(1),
      sections: own.map(({ id }) => ({ id, title: id })),
      content: `${toMarkup(about(tag))}\n${own.map((one) => operationSection(contract, one, link)).join('\n')}`,
    };
  });
  const rows = ofTags.map(
    ({ name, title }) =>
      `<li><a href="${text(name)}.html">${text(title)}</a>: ${inline(about(name))}</li>`,
  );
  const index: Page = {
    name: 'index',
    title: 'Introduction',
    sections: [],
    content: `<h2>Operations</h2><ul>${rows.join('\n')}</ul>\n${toMarkup(contract.info?.description ?? '')}`,
  };
  return [index, ...ofTags, ...(channels ? [realtimePage(channels)] : [])];
}

function realtimePage(channels: ChannelsDocument): Page {
  const document: ContractDocument = { ...(channels as object), paths: {} };
  const entries = Object.entries(channels.channels ?? {});
  const sections = entries.map(([id, { address = id, description = '', parameters, messages }]) => {
    const parameterNotes = Object.entries(parameters ?? {}).map(
      ([name, parameter]) =>
        `<li><p><code>${text(name)}</code> ${inline(parameter.description ?? '')}</p></li>`,
    );
    const events = Object.values(messages ?? {}).map((node) => {
      const message = resolveRef(document, node);
      return `<h3><code>${text(message.name ?? '')}</code></h3><p>${inline(message.summary ?? '')}</p>${schemaView(document, message.payload ?? {})}`;
    });
    return `<section class="operation" id="${text(id)}" aria-labelledby="${text(id)}-title">
<h2 id="${text(id)}-title"><code>${text(address)}</code></h2>
${toMarkup(description)}
${parameterNotes.length > 0 ? `<ul class="fields">${parameterNotes.join('')}</ul>` : ''}
${events.join('\n')}
</section>`;
  });
  return {
    name: 'realtime',
    title: 'Realtime channels',
    sections: entries.map(([id, { address }]) => ({ id, title: address ?? id })),
    content: `${toMarkup(channels.info?.description ?? '')}\n${sections.join('\n')}`,
  };
}
