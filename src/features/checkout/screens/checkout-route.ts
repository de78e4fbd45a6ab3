import { listAddresses } from '../../../api/generated/addresses.ts';
import { getCart } from '../../../api/generated/cart.ts';

export { Screen } from './checkout-screen.tsx';

export const queries = () => [getCart.query(), listAddresses.query()];
