import { getHome } from '../../../api/generated/catalogue.ts';
import { HomeSections } from '../components/lazy-home-sections.ts';
import { FIRST_PAGE } from '../model/first-page.ts';

export { Screen } from './home-screen.tsx';

export const { preload } = HomeSections;

export const queries = () => [getHome.query(FIRST_PAGE)];
