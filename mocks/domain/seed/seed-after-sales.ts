import type { DemoAddress } from '../../fixtures/demo/past-types.ts';
import type { Customer } from '../world/state/account.ts';
import { recordPastReturns } from '../returns/seed-returns.ts';
import { recordPastTickets } from '../support/seed-tickets.ts';
import type { World } from '../world/world.ts';

/** Writes down what came after a customer's past orders: returns, collected at an address, and support tickets. */
export function recordPastAftersale(world: World, customer: Customer, address: DemoAddress): void {
  recordPastReturns(world, customer, address.addressLine);
  recordPastTickets(world, customer);
}
