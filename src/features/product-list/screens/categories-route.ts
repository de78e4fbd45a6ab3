import { listCategories } from '../../../api/generated/catalogue.ts';

export { Screen } from './categories-screen.tsx';

/** Asked on hover and by the server. */
export const queries = () => [listCategories.query()];
