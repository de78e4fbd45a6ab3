import type { CartOperations } from '../../generated/operations.d.ts';
import { hash } from '../../lib/hash.ts';
import type { Handler } from '../world/handler.ts';
import type { Customer } from '../world/state/account.ts';
import type { World } from '../world/world.ts';

/** No account has it. */
const GUEST_ID = 0;

/** Finds the guest of a token; R2 and later have a cart for guests (backend rules 9.6). */
export function findGuest(world: World, token: string): Customer | undefined {
  return world.guests.get(token);
}

export function isGuest({ id }: Customer): boolean {
  return id === GUEST_ID;
}

/** Returns a new guest's token and adds nothing: the guest repeats the call with it. */
export const issueGuestToken: Handler<
  CartOperations['addToCart']['operation'],
  CartOperations['addToCart']['access']
> = ({ world }, reply) => {
  world.counters.guest += 1;
  const token = makeUuid(world.seed, world.counters.guest);
  world.guests.set(token, createGuest());
  return reply(200, { message: 'Access token generated', data: { access_token: token } });
};

/** Has the fields of a customer, so that the cart treats both alike. */
function createGuest(): Customer {
  return {
    id: GUEST_ID,
    role: 'customer',
    name: '',
    phone: null,
    phoneCode: null,
    email: null,
    password: null,
    country: null,
    gender: null,
    dateOfBirth: null,
    isPhoneVerified: false,
    isEmailVerified: false,
    isActive: true,
    picture: 'profile-0',
    photo: null,
    hasUploadedPhoto: false,
    onlineUntil: 0,
    cart: [],
    favourites: new Set(),
  };
}

function makeUuid(seed: number, number: number): string {
  const digits = [0, 1, 2, 3]
    .map((part) => hash(seed, number, 0x90e57, part).toString(16).padStart(8, '0'))
    .join('');
  const [, one, two, three, four] = /^(.{8})(.{4}).(.{3}).(.{3})/.exec(digits) ?? [];
  return `${one}-${two}-4${three}-8${four}-${digits.slice(-12)}`;
}
