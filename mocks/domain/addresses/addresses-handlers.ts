import type { AddressesOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import {
  addAddress,
  addressesOf,
  changeAddress,
  findAddress,
  FORBIDDEN_ADDRESS,
  isAddressUsed,
  isForbiddenAddress,
  removeAddress,
} from './addresses.ts';
import { APP_SHELL_HTML } from '../../lib/app-shell-page.ts';
import { missingRowMessage } from '../../lib/missing-row.ts';
import { isSince } from '../world/release.ts';
import { serializeAreas } from './delivery-areas.ts';
import { serializeAddress, toAddressFields, toPosition } from './serialize-address.ts';
import { paginate } from '../../lib/paginate.ts';

export const addressesHandlers = {
  listAreas: ({ world }, reply) =>
    isSince(world, 'R3')
      ? reply(200, { message: 'all areas', data: { areas: serializeAreas(world) } })
      : reply(200, APP_SHELL_HTML),

  listAddresses: ({ world, customer, query }, reply) => {
    const all = addressesOf(world, customer);
    const addresses = paginate(all, query).map((stored) => serializeAddress(stored, world));
    return reply(200, { message: 'all addresses', data: { total: all.length, addresses } });
  },

  createAddress: ({ world, customer, body }, reply) => {
    const stored = addAddress(world, customer, toAddressFields(body), toPosition(body));
    return reply(200, {
      message: 'address created successfully',
      data: { address: serializeAddress(stored, world, true) },
    });
  },

  updateAddress: ({ world, customer, path, body }, reply) => {
    const old = findAddress(world, customer, path.id);
    if (isForbiddenAddress(world, customer, path.id)) return reply(422, FORBIDDEN_ADDRESS);
    if (!old) return reply(404, { message: missingRowMessage('Address', path.id) });
    const stored = changeAddress(world, old, toAddressFields(body), toPosition(body));
    return reply(200, {
      message: 'address updated successfully',
      data: { address: serializeAddress(stored, world) },
    });
  },

  deleteAddress: ({ world, customer, path }, reply) => {
    const stored = findAddress(world, customer, path.id);
    if (!stored) return reply(404, { message: missingRowMessage('Address', path.id) });
    if (isAddressUsed(world, stored)) {
      return reply(422, { message: 'address can not be deleted because it has orders' });
    }
    removeAddress(world, stored);
    return reply(200, { message: 'address deleted successfully' });
  },
} satisfies HandlersOf<AddressesOperations>;
