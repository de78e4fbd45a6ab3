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
  /** `send`, `receive` or `receive, send`, from the backend's point of view; may be empty. */
  actions: string;
  events: Map<string, Message>;
}

/** Compares two AsyncAPI documents; the most severe changes come first (API-13). */
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
  const [previousChannels, currentChannels] = [
    listChannels(documents[0], old),
    listChannels(documents[1], now),
  ];
  for (const [previous, current] of pairUp(previousChannels, currentChannels, CHANNEL_KEYS)) {
    const { id, address } = current ?? previous ?? { id: '', address: '' };
    const context = contextOf('channel', `#/channels/${escapePointerKey(id)}`, address);
    if (!current) reportDifference(context, 'channel-removed', previous?.address, undefined);
    else if (!previous) reportDifference(context, 'channel-added', undefined, current.address);
    else compareChannel(context, previous, current);
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
    const annotations = { old: textsOf(old), now: textsOf(now) };
    compareAnnotations(contextOf('realtime description', '#/info'), { documents, ...annotations });
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

  function compareChannel(
    context: DiffContext,
    previous: ListedChannel,
    current: ListedChannel,
  ): void {
    if (withoutParameterNames(previous.address) !== withoutParameterNames(current.address)) {
      reportDifference(context, 'channel-moved', previous.address, current.address);
    } else if (previous.address !== current.address) {
      reportDifference(context, 'channel-parameter-renamed', previous.address, current.address);
    }
    if (previous.id !== current.id)
      reportDifference(context, 'channel-renamed', previous.id, current.id);
    if (previous.actions !== current.actions) {
      reportDifference(context, 'channel-direction-changed', previous.actions, current.actions);
    }
    compareAnnotations(context, { documents, old: previous.channel, now: current.channel });
    for (const [name, parameter] of Object.entries(current.channel.parameters ?? {})) {
      const earlier = previous.channel.parameters?.[name];
      if (!earlier) continue;
      const inside = { ...context, part: `parameter ${name}` };
      compareAnnotations(inside, { documents, old: earlier, now: parameter });
    }
    const direction = current.actions === 'receive' ? 'request' : 'event';
    for (const [previousEntry, currentEntry] of pairUp(
      [...previous.events],
      [...current.events],
      EVENT_KEYS,
    )) {
      const [key, message] = currentEntry ?? previousEntry ?? ['', {}];
      const messageReference = current.channel.messages?.[key] ?? previous.channel.messages?.[key];
      const pointer =
        messageReference?.$ref ?? `${context.pointer}/messages/${escapePointerKey(key)}`;
      const inside: DiffContext = {
        ...context,
        direction,
        part: `event ${message.name ?? key}`,
        pointer,
      };
      if (!currentEntry)
        reportDifference(inside, 'event-removed', previousEntry?.[1].name ?? key, undefined);
      else if (!previousEntry)
        reportDifference(inside, 'event-added', undefined, message.name ?? key);
      else compareEvent(inside, previousEntry[1], currentEntry[1]);
    }
  }

  function compareEvent(context: DiffContext, previous: Message, current: Message): void {
    if (previous.name !== current.name)
      reportDifference(context, 'event-renamed', previous.name, current.name);
    compareAnnotations(context, { documents, old: previous, now: current });
    const types = [
      previous.contentType ?? old.defaultContentType,
      current.contentType ?? now.defaultContentType,
    ];
    if (types[0] !== types[1]) {
      reportDifference(context, 'event-media-type-changed', types[0], types[1]);
    }
    const inside = { ...context, pointer: `${context.pointer}/payload` };
    compareSchemas(inside, previous.payload ?? {}, current.payload ?? {});
  }
}

/** Keys that identify a channel, the most reliable first. */
const CHANNEL_KEYS: readonly ((one: ListedChannel) => string)[] = [
  ({ address }) => withoutParameterNames(address),
  ({ id }) => id,
];

const EVENT_KEYS: readonly ((one: [string, Message]) => string)[] = [
  ([key, { name }]) => name ?? key,
  ([key]) => key,
];

/** Pairs items by the first key that matches. Unmatched items are paired with `undefined`. */
function pairUp<Item>(
  old: readonly Item[],
  now: readonly Item[],
  keys: readonly ((one: Item) => string)[],
): [old: Item | undefined, now: Item | undefined][] {
  const [unpairedOld, unpairedNew] = [new Set(old), new Set(now)];
  const pairs: [Item | undefined, Item | undefined][] = [];
  for (const keyOf of keys) {
    for (const one of unpairedOld) {
      const match = [...unpairedNew].find((other) => keyOf(other) === keyOf(one));
      if (match === undefined) continue;
      unpairedOld.delete(one);
      unpairedNew.delete(match);
      pairs.push([one, match]);
    }
  }
  for (const one of unpairedOld) pairs.push([one, undefined]);
  for (const one of unpairedNew) pairs.push([undefined, one]);
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

/** The schema comparison expects OpenAPI, whose components and references look like AsyncAPI's. */
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

function withoutParameterNames(address: string): string {
  return address.replaceAll(/\{[^}]*\}/g, '{}');
}
