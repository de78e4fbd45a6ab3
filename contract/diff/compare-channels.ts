import type { Channel, ChannelsDocument, Message } from '../engine/channels-document.ts';
import { type ContractDocument, resolveRef } from '../engine/contract-document.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Change } from './change.ts';
import { compareAnnotations, textOf } from './compare-annotations.ts';
import { createSchemaComparison } from './compare-schemas.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';
import { groupChanges } from './group-changes.ts';

const FILE = 'realtime.yaml';

interface ListedChannel {
  id: string;
  address: string;
  channel: Channel;
  /** `send` or `receive`, from the backend's point of view; both if there are several. */
  actions: string;
  events: Map<string, Message>;
}

/** Compares two channel descriptions; the most severe changes come first (API-13). */
export function compareChannels(old: ChannelsDocument, now: ChannelsDocument): Change[] {
  const { report, all } = groupChanges();
  const documents = [asContract(old), asContract(now)] as const;
  const compareSchemas = createSchemaComparison(documents);
  const contextOf = (part: string, pointer: string, operation = ''): DiffContext => ({
    operation,
    direction: 'event',
    part,
    field: '',
    pointer,
    report: (difference) => report({ ...difference, pointer: `${FILE}${difference.pointer}` }),
  });
  compareMetadata();
  const [before, after] = [listChannels(documents[0], old), listChannels(documents[1], now)];
  for (const [was, is] of pairUp(before, after, SAME_CHANNEL)) {
    const { id, address } = is ?? was ?? { id: '', address: '' };
    const context = contextOf('channel', `#/channels/${escapePointerKey(id)}`, address);
    if (!is) reportDifference(context, 'channel-removed', was?.address, undefined);
    else if (!was) reportDifference(context, 'channel-added', undefined, is.address);
    else compareChannel(context, was, is);
  }
  return all();

  function compareMetadata(): void {
    const version = [old, now].map(({ info }) => info?.version);
    if (version[0] !== version[1]) {
      reportDifference(
        contextOf('realtime version', '#/info/version'),
        'version-changed',
        version[0],
        version[1],
      );
    }
    const about = { old: textsOf(old), now: textsOf(now) };
    compareAnnotations(contextOf('realtime description', '#/info'), { documents, ...about });
    if (
      canonicalJson(documents[0], serversOf(old)) !== canonicalJson(documents[1], serversOf(now))
    ) {
      const texts = [old, now].map((one) => textOf(serversOf(one)));
      reportDifference(
        contextOf('realtime servers', '#/servers'),
        'server-changed',
        texts[0],
        texts[1],
      );
    }
  }

  function compareChannel(context: DiffContext, was: ListedChannel, is: ListedChannel): void {
    if (withoutNames(was.address) !== withoutNames(is.address)) {
      reportDifference(context, 'channel-moved', was.address, is.address);
    } else if (was.address !== is.address) {
      reportDifference(context, 'channel-parameter-renamed', was.address, is.address);
    }
    if (was.id !== is.id) reportDifference(context, 'channel-renamed', was.id, is.id);
    if (was.actions !== is.actions) {
      reportDifference(context, 'event-turned', was.actions, is.actions);
    }
    compareAnnotations(context, { documents, old: was.channel, now: is.channel });
    for (const [name, parameter] of Object.entries(is.channel.parameters ?? {})) {
      const earlier = was.channel.parameters?.[name];
      if (!earlier) continue;
      const inside = { ...context, part: `parameter ${name}` };
      compareAnnotations(inside, { documents, old: earlier, now: parameter });
    }
    const direction = is.actions === 'receive' ? 'request' : 'event';
    for (const [one, other] of pairUp([...was.events], [...is.events], SAME_EVENT)) {
      const [key, message] = other ?? one ?? ['', {}];
      const own = is.channel.messages?.[key] ?? was.channel.messages?.[key];
      const pointer = own?.$ref ?? `${context.pointer}/messages/${escapePointerKey(key)}`;
      const inside: DiffContext = {
        ...context,
        direction,
        part: `event ${message.name ?? key}`,
        pointer,
      };
      if (!other) reportDifference(inside, 'event-removed', one?.[1].name ?? key, undefined);
      else if (!one) reportDifference(inside, 'event-added', undefined, message.name ?? key);
      else compareEvent(inside, one[1], other[1]);
    }
  }

  function compareEvent(context: DiffContext, was: Message, is: Message): void {
    if (was.name !== is.name) reportDifference(context, 'event-renamed', was.name, is.name);
    compareAnnotations(context, { documents, old: was, now: is });
    const types = [
      was.contentType ?? old.defaultContentType,
      is.contentType ?? now.defaultContentType,
    ];
    if (types[0] !== types[1]) {
      reportDifference(context, 'event-media-type-changed', types[0], types[1]);
    }
    const inside = { ...context, pointer: `${context.pointer}/payload` };
    compareSchemas(inside, was.payload ?? {}, is.payload ?? {});
  }
}

/** Keys that identify a channel, the most reliable first. */
const SAME_CHANNEL: readonly ((one: ListedChannel) => string)[] = [
  ({ address }) => withoutNames(address),
  ({ id }) => id,
];

const SAME_EVENT: readonly ((one: [string, Message]) => string)[] = [
  ([key, { name }]) => name ?? key,
  ([key]) => key,
];

/** Pairs items by the first matching key. */
function pairUp<Item>(
  old: readonly Item[],
  now: readonly Item[],
  keys: readonly ((one: Item) => string)[],
): [old: Item | undefined, now: Item | undefined][] {
  const [removed, added] = [new Set(old), new Set(now)];
  const pairs: [Item | undefined, Item | undefined][] = [];
  for (const keyOf of keys) {
    for (const one of removed) {
      const match = [...added].find((other) => keyOf(other) === keyOf(one));
      if (match === undefined) continue;
      removed.delete(one);
      added.delete(match);
      pairs.push([one, match]);
    }
  }
  for (const one of removed) pairs.push([one, undefined]);
  for (const one of added) pairs.push([undefined, one]);
  return pairs;
}

function listChannels(contract: ContractDocument, document: ChannelsDocument): ListedChannel[] {
  const { channels = {}, operations = {} } = document;
  return Object.entries(channels).map(([id, channel]) => ({
    id,
    address: channel.address ?? id,
    channel,
    actions: [
      ...new Set(
        Object.values(operations)
          .filter((one) => one.channel?.$ref === `#/channels/${escapePointerKey(id)}`)
          .map(({ action = 'send' }) => action),
      ),
    ]
      .toSorted()
      .join(', '),
    events: new Map(
      Object.entries(channel.messages ?? {}).map(([key, message]) => [
        key,
        resolveRef(contract, message),
      ]),
    ),
  }));
}

/** The schema comparison expects OpenAPI; components and references are the same. */
function asContract(document: ChannelsDocument): ContractDocument {
  return { ...(document as object), paths: {} };
}

function textsOf({ info }: ChannelsDocument): object {
  return { title: info?.title, description: info?.description };
}

function serversOf({ servers = {} }: ChannelsDocument): unknown {
  return Object.values(servers).map(({ host, pathname, protocol }) => ({
    host,
    pathname,
    protocol,
  }));
}

function withoutNames(address: string): string {
  return address.replaceAll(/\{[^}]*\}/g, '{}');
}
