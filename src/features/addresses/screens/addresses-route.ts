import { listAddresses } from '../../../api/generated/addresses.ts';

export { Screen } from './addresses-screen.tsx';

export const queries = () => [listAddresses.query()];
