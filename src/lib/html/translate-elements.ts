import type { ElementContent, Properties } from 'hast';
import type { HtmlElement } from './html-text.ts';
import { ID_PREFIX } from './html-schema.ts';
import { IMAGE_SCHEMES, isExternalUrl, safeUrl, WEB_SCHEMES } from './safe-url.ts';
import type { UniqueIds } from './unique-ids.ts';
import { playerUrl } from './video-players.ts';

const RENAMED_TAGS: ReadonlyMap<string, string> = new Map([
  ['acronym', 'abbr'],
  ['big', 'span'],
  ['dir', 'ul'],
  ['font', 'span'],
  ['menu', 'ul'],
  ['oembed', 'iframe'],
  ['strike', 's'],
  ['tt', 'code'],
  ...'article aside center fieldset footer header hgroup main nav section'
    .split(' ')
    .map((tag): [string, string] => [tag, 'div']),
]);

const KEYWORD_ATTRIBUTES = ['dir', 'scope', 'target'];

const BOOLEAN_ATTRIBUTES = ['open', 'reversed'];

export function translateElements(nodes: readonly ElementContent[], ids: UniqueIds): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    translateElement(node, ids);
    translateElements(node.children, ids);
  }
}

function translateElement(element: HtmlElement, ids: UniqueIds): void {
  const { tagName: writtenTag, properties } = element;
  const read = (name: string) => readProperty(properties, name);
  element.tagName = RENAMED_TAGS.get(writtenTag) ?? writtenTag;
  setProperty(
    properties,
    'data-align',
    writtenTag === 'center' ? 'center' : getAlignment(read('style'), read('align')),
  );
  setProperty(properties, 'id', ids.claim(read('id') || (writtenTag === 'a' ? read('name') : '')));
  for (const name of KEYWORD_ATTRIBUTES) {
    if (name in properties) properties[name] = read(name).toLowerCase();
  }
  for (const name of BOOLEAN_ATTRIBUTES) if (name in properties) properties[name] = '';

  switch (element.tagName) {
    case 'a': {
      const href = safeUrl(read('href'));
      const isExternal = href !== undefined && isExternalUrl(href);
      setProperty(
        properties,
        'href',
        href?.startsWith('#') ? `#${ID_PREFIX}${href.slice(1)}` : href,
      );
      setProperty(properties, 'rel', isExternal ? 'noopener noreferrer' : undefined);
      if (!isExternal) delete properties['target'];
      break;
    }
    case 'img':
      setProperty(properties, 'src', safeUrl(read('src'), IMAGE_SCHEMES));
      break;
    case 'audio':
    case 'video':
      setProperty(
        properties,
        'src',
        safeUrl(read('src') || firstSource(element.children), WEB_SCHEMES),
      );
      setProperty(properties, 'poster', safeUrl(read('poster'), WEB_SCHEMES));
      element.children = [];
      break;
    case 'iframe':
      setProperty(properties, 'src', playerUrl(read(writtenTag === 'oembed' ? 'url' : 'src')));
      element.children = [];
      break;
    default:
  }
}

function setProperty(properties: Properties, name: string, value: string | undefined): void {
  if (value === undefined) delete properties[name];
  else properties[name] = value;
}

function firstSource(children: readonly ElementContent[]): string {
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'source') {
      return readProperty(child.properties, 'src');
    }
  }
  return '';
}

function readProperty(properties: Properties, name: string): string {
  return String(properties[name] ?? '');
}

function getAlignment(style: string, align: string): string | undefined {
  const alignment = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(style)?.[1] ?? align;
  return alignment === '' ? undefined : alignment.toLowerCase();
}
