import { listCategories } from '../../../api/generated/catalogue.ts';

export { Screen } from './categories-screen.tsx';

export const queries = () => [listCategories.query()];
