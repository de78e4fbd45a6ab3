import { type ContractDocument, follow } from '../engine/contract-document.ts';
import { canonical } from './canonical-json.ts';
import type { Change } from './change.ts';
import type { Channel, ChannelsDocument, Message } from '../engine/channels-document.ts';
import { compareAnnotations, textOf } from './compare-annotations.ts';
import { createSchemaComparison } from './compare-schemas.ts';
import { gatherChanges } from './group-changes.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

/** Where the pointers of these changes begin. */
const FILE = 'realtime.yaml';

interface Listed {
  id: string;
  address: string;
  channel: Channel;
  /** Who speaks on it: the backend sends, or receives. */
  actions: string;
  /** Events by their keys. */
  events: Map<string, Message>;
}

/** Names what changed about the realtime channels from one bundled description to another, the gravest first (API-13). */
export function compareChannels(old: ChannelsDocument, now: ChannelsDocument): Change[] {
  const { report, all } = gatherChanges();
  const documents = [asContract(old), asContract(now)] as const;
  const compareSchemas = createSchemaComparison(documents);
  const spotOf = (part: string, pointer: string, operation = ''): DiffContext => ({
    operation,
    direction: 'event',
    part,
    field: '',
    pointer,
    report: (difference) => report({ ...difference, pointer: `${FILE}${difference.pointer}` }),
  });
  compareFrames();
  const [before, after] = [listChannels(documents[0], old), listChannels(documents[1], now)];
  for (const [was, is] of pairUp(before, after, SAME_CHANNEL)) {
    const { id, address } = is ?? was ?? { id: '', address: '' };
    const spot = spotOf('channel', `#/channels/${escapePointerKey(id)}`, address);
    if (!is) reportDifference(spot, 'channel-removed', was?.address, undefined);
    else if (!was) reportDifference(spot, 'channel-added', undefined, is.address);
    else compareChannel(spot, was, is);
  }
  return all();

  function compareFrames(): void {
    const version = [old, now].map(({ info }) => info?.version);
    if (version[0] !== version[1]) {
      reportDifference(
        spotOf('realtime version', '#/info/version'),
        'version-changed',
        version[0],
        version[1],
      );
    }
    const about = { old: wordsOf(old), now: wordsOf(now) };
    compareAnnotations(spotOf('realtime introduction', '#/info'), { documents, ...about });
    if (canonical(documents[0], serversOf(old)) !== canonical(documents[1], serversOf(now))) {
      const texts = [old, now].map((one) => textOf(serversOf(one)));
      reportDifference(
        spotOf('realtime servers', '#/servers'),
        'server-changed',
        texts[0],
        texts[1],
      );
    }
  }

  function compareChannel(spot: DiffContext, was: Listed, is: Listed): void {
    if (nameless(was.address) !== nameless(is.address)) {
      reportDifference(spot, 'channel-moved', was.address, is.address);
    } else if (was.address !== is.address) {
      reportDifference(spot, 'channel-parameter-renamed', was.address, is.address);
    }
    if (was.id !== is.id) reportDifference(spot, 'channel-renamed', was.id, is.id);
    if (was.actions !== is.actions) reportDifference(spot, 'event-turned', was.actions, is.actions);
    compareAnnotations(spot, { documents, old: was.channel, now: is.channel });
    for (const [name, parameter] of Object.entries(is.channel.parameters ?? {})) {
      const earlier = was.channel.parameters?.[name];
      if (!earlier) continue;
      const inside = { ...spot, part: `parameter ${name}` };
      compareAnnotations(inside, { documents, old: earlier, now: parameter });
    }
    const direction = is.actions === 'receive' ? 'request' : 'event';
    for (const [one, other] of pairUp([...was.events], [...is.events], SAME_EVENT)) {
      const [key, message] = other ?? one ?? ['', {}];
      const own = is.channel.messages?.[key] ?? was.channel.messages?.[key];
      const pointer = own?.$ref ?? `${spot.pointer}/messages/${escapePointerKey(key)}`;
      const inside: DiffContext = {
        ...spot,
        direction,
        part: `event ${message.name ?? key}`,
        pointer,
      };
      if (!other) reportDifference(inside, 'event-removed', one?.[1].name ?? key, undefined);
      else if (!one) reportDifference(inside, 'event-added', undefined, message.name ?? key);
      else compareEvent(inside, one[1], other[1]);
    }
  }

  function compareEvent(spot: DiffContext, was: Message, is: Message): void {
    if (was.name !== is.name) reportDifference(spot, 'event-renamed', was.name, is.name);
    compareAnnotations(spot, { documents, old: was, now: is });
    const types = [
      was.contentType ?? old.defaultContentType,
      is.contentType ?? now.defaultContentType,
    ];
    if (types[0] !== types[1])
      reportDifference(spot, 'event-media-type-changed', types[0], types[1]);
    const inside = { ...spot, pointer: `${spot.pointer}/payload` };
    compareSchemas(inside, was.payload ?? {}, is.payload ?? {});
  }
}

/** How channels find each other, the surest way first. */
const SAME_CHANNEL: readonly ((one: Listed) => string)[] = [
  ({ address }) => nameless(address),
  ({ id }) => id,
];

const SAME_EVENT: readonly ((one: [string, Message]) => string)[] = [
  ([key, { name }]) => name ?? key,
  ([key]) => key,
];

/** Pairs of what belongs together by the first way in which it does; what is left stands alone. */
function pairUp<Item>(
  old: readonly Item[],
  now: readonly Item[],
  ways: readonly ((one: Item) => string)[],
): [old: Item | undefined, now: Item | undefined][] {
  const [left, fresh] = [new Set(old), new Set(now)];
  const pairs: [Item | undefined, Item | undefined][] = [];
  for (const way of ways) {
    for (const one of left) {
      const match = [...fresh].find((other) => way(other) === way(one));
      if (match === undefined) continue;
      left.delete(one);
      fresh.delete(match);
      pairs.push([one, match]);
    }
  }
  for (const one of left) pairs.push([one, undefined]);
  for (const one of fresh) pairs.push([undefined, one]);
  return pairs;
}

function listChannels(contract: ContractDocument, document: ChannelsDocument): Listed[] {
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
        follow(contract, message),
      ]),
    ),
  }));
}

/** Schemas and references are found in it as in a contract of calls. */
function asContract(document: ChannelsDocument): ContractDocument {
  return { ...(document as object), paths: {} };
}

function wordsOf({ info }: ChannelsDocument): object {
  return { title: info?.title, description: info?.description };
}

function serversOf({ servers = {} }: ChannelsDocument): unknown {
  return Object.values(servers).map(({ host, pathname, protocol }) => ({
    host,
    pathname,
    protocol,
  }));
}

/** Addresses that differ only in the names of their places are one. */
function nameless(address: string): string {
  return address.replaceAll(/\{[^}]*\}/g, '{}');
}
