import { getCart } from '../../../api/generated/cart.ts';

export { Screen } from './cart-screen.tsx';

export const queries = () => [getCart.query()];
