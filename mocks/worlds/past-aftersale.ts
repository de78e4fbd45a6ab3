import type { DemoAddress } from '../fixtures/past-types.ts';
import type { Customer } from './account.ts';
import { recordPastReturns } from './past-returns.ts';
import { recordPastTickets } from './past-tickets.ts';
import type { World } from './world.ts';

/** Writes down what came after a customer's past orders: returns, collected at an address, and support tickets. */
export function recordPastAftersale(world: World, customer: Customer, address: DemoAddress): void {
  recordPastReturns(world, customer, address.addressLine);
  recordPastTickets(world, customer);
}
