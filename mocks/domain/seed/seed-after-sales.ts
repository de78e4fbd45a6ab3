import type { DemoAddress } from '../../fixtures/demo/past-types.ts';
import type { Customer } from '../world/state/account.ts';
import { seedReturns } from '../returns/seed-returns.ts';
import { seedTickets } from '../support/seed-tickets.ts';
import type { World } from '../world/world.ts';

export function seedAfterSales(world: World, customer: Customer, address: DemoAddress): void {
  const { flatNo, addressLine, area } = address;
  seedReturns(world, customer, [flatNo, addressLine, area].filter(Boolean).join(', '));
  seedTickets(world, customer);
}
