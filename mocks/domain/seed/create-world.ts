import type { DemoAddress } from '../../fixtures/demo/past-types.ts';
import type { Base } from '../../fixtures/base-data.ts';
import type { Customer } from '../world/state/account.ts';
import type { Address } from '../world/state/address.ts';
import { emptyChat, seedChats } from '../chat/chat.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { demoHistory, type DemoHistory } from './demo-history.ts';
import { demoSettings } from './demo-settings.ts';
import { emptyOtps } from '../auth/otps.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { viewsFromOrders } from '../inventory/recent-views.ts';
import { sharedBase } from './shared-base.ts';
import { emptySocialAccounts } from '../auth/social-accounts.ts';
import { seedAfterSales } from './seed-after-sales.ts';
import { emptyUploads } from '../uploads/uploads.ts';
import type { Release } from '../world/release.ts';
import type { SettingsOverrides, World } from '../world/world.ts';

export interface CreateWorldOptions {
  readonly id: string;
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly settings?: SettingsOverrides;
  /** Defaults to R1. */
  readonly release?: Release;
  /** Defaults to the seed's shared base. */
  readonly base?: Base;
  /** The demo customer's; defaults to one that fits the base. */
  readonly past?: DemoHistory;
}

/** Does not copy the catalogue, so it takes microseconds and kilobytes. */
export function createWorld({
  id,
  seed,
  now,
  settings = {},
  release = 'R1',
  base = sharedBase(seed),
  past = demoHistory(base),
}: CreateWorldOptions): World {
  const { amira, accounts } = createDemoAccounts();
  const world: World = {
    id,
    seed,
    release,
    base,
    now,
    settings: { ...demoSettings(id), ...settings },
    accounts,
    guests: new Map(),
    startedAt: now(),
    sessions: new Map(),
    products: {
      stock: new Map(),
      sold: new Map(),
      flashSold: new Map(),
      withdrawn: new Set(),
      endedSales: new Map(),
      version: 0,
    },
    reviews: [],
    returns: [],
    tickets: [],
    addresses: new Map(past.addresses.map((one) => [one.id, toAddress(base, one, amira)])),
    orders: [],
    payments: new Map(),
    licences: [],
    orderMarks: new Map(),
    otps: emptyOtps(),
    social: emptySocialAccounts(),
    uploads: emptyUploads(),
    recentViews: new Map([
      [amira.id, new Set([...viewsFromOrders(past.orders), ...(past.viewedIds ?? [])])],
    ]),
    blogReaders: new Map(),
    contactMessages: [],
    vouchers: { collected: new Map(), disabledIds: new Set() },
    chat: emptyChat(),
    scheduledEvents: [],
    counters: {
      token: 0,
      guest: 0,
      address: Math.max(0, ...past.addresses.map((address) => address.id)),
      order: 0,
      payment: 0,
    },
  };
  const home = past.addresses.find(({ isDefault }) => isDefault) ?? past.addresses[0];
  if (home) {
    seedOrders(world, amira, home.id, past.orders);
    seedAfterSales(world, amira, home);
  }
  if (past.voucherIds.length > 0) world.vouchers.collected.set(amira.id, [...past.voucherIds]);
  seedChats(world, amira, past.chats ?? []);
  return world;
}

function toAddress(base: Base, demo: DemoAddress, customer: Customer): Address {
  return {
    ...demo,
    email: customer.email,
    areaId: base.settings.deliveryAreas.find(({ name }) => name === demo.area)?.id ?? null,
    customerId: customer.id,
  };
}
