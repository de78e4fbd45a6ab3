import { HOSTILE_FLAG, hostileOrEmpty, hostileText } from '../../fixtures/hostile-text.ts';
import type { MenuEntry } from '../../fixtures/settings/settings-types.ts';
import { contentLocales, text } from '../../fixtures/localised-text.ts';
import type { Base } from '../../fixtures/base-data.ts';
import type { World } from '../../domain/world/world.ts';
import type { Scenario } from './scenario.ts';

/** User input. */
const USER_INPUT_FIELDS = new Set([
  'name',
  'title',
  'subTitle',
  'text',
  'note',
  'description',
  'shortDescription',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'keywords',
  'content',
  'html',
  'firstName',
  'lastName',
  'body',
  'message',
  'subject',
  'reason',
  'rejectNote',
  'instructions',
  'author',
  'authorName',
  'tags',
  'address',
  'location',
  'collectionLocation',
  'area',
  'flatNo',
  'addressLine',
  'addressLine2',
  'customerName',
  'shopName',
  'productName',
  'unit',
  'size',
  'colour',
  'appName',
  'footerText',
  'estimatedDelivery',
]);
const MAY_BE_EMPTY = new Set(['shortDescription', 'keywords', 'note', 'area', 'addressLine2']);
/** Lists whose names are codes for the storefront, or are never typed by users. */
const CODE_LISTS = new Set([
  'languages',
  'currencies',
  'countries',
  'paymentGateways',
  'socialLinks',
]);

const TRAP: MenuEntry = {
  id: 9000,
  title: text('Trap', 'فخ', 'Piège', 'Trampa'),
  url: `javascript:globalThis.${HOSTILE_FLAG}=true`,
  target: '_self',
  isExternal: true,
  isMultiVendorOnly: false,
};

/** Markup, scripts, long words, emoji, bidirectional marks and empty texts (SAFE-01). */
export const hostile: Scenario = {
  summary: 'Scripts, markup, very long words and direction marks in all user-entered texts.',
  transformBase: (base) => {
    const settings = { ...base.settings, menus: [...base.settings.menus, TRAP] };
    return { ...(makeHostile({ ...base, settings }, new Map()) as Base), isHostile: true };
  },
  transformWorld: ({ base, now, id, seed, startedAt, settings, ...state }) => {
    const rewritten = makeHostile(state, new Map()) as typeof state;
    return { base, now, id, seed, startedAt, settings, ...rewritten } satisfies World;
  },
};

/** Copies a value with hostile texts; shared references stay shared. */
function makeHostile(value: unknown, copies: Map<object, unknown>, name = ''): unknown {
  if (typeof value === 'string') {
    if (!USER_INPUT_FIELDS.has(name)) return value;
    return MAY_BE_EMPTY.has(name) ? hostileOrEmpty(value) : hostileText(value);
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (copies.has(value)) return copies.get(value);
  if (CODE_LISTS.has(name)) return value;
  return copy(value, copies, name);
}

function copy(value: object, copies: Map<object, unknown>, name: string): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const part of value as readonly unknown[]) list.push(makeHostile(part, copies, name));
    return list;
  }
  if (value instanceof Map) {
    const map = new Map<unknown, unknown>();
    copies.set(value, map);
    for (const [key, part] of value) map.set(key, makeHostile(part, copies, name));
    return map;
  }
  if (value instanceof Set) {
    const set = new Set<unknown>();
    copies.set(value, set);
    for (const part of value) set.add(makeHostile(part, copies, name));
    return set;
  }
  const record: Record<string, unknown> = {};
  copies.set(value, record);
  for (const [key, part] of Object.entries(value)) {
    // Localised texts are always user input.
    const isLanguage = contentLocales.some((locale) => locale === key);
    record[key] = makeHostile(
      part,
      copies,
      isLanguage && !USER_INPUT_FIELDS.has(name) ? 'text' : isLanguage ? name : key,
    );
  }
  return record;
}
