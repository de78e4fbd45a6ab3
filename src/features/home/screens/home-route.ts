import { getHome } from '../../../api/generated/catalogue.ts';
import { FIRST_PAGE } from '../model/first-page.ts';

export { preload, Screen } from './home-screen.tsx';

export const queries = () => [getHome.query(FIRST_PAGE)];
