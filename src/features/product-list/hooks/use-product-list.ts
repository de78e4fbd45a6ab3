import { useLocation, useSearchParams } from 'wouter';
import { useListCategories, useListProducts } from '../../../api/generated/catalogue.ts';
import {
  listUrl,
  type Filters,
  type Fixed,
  type ListState,
  parseListState,
  toInput,
  withoutFilters,
} from '../model/list-state.ts';
import { useScrollToList } from './use-scroll-to-list.ts';

/** A list of products as the address asks for it, and the ways to change what it asks. */
export interface ProductListResult {
  state: ListState;
  fixed: Fixed;
  query: ReturnType<typeof useListProducts>;
  /** To choose from; empty while they are on their way. */
  categories: NonNullable<ReturnType<typeof useListCategories>['data']>['categories'];
  categoriesQuery: Pick<ReturnType<typeof useListCategories>, 'error' | 'retry' | 'isFetching'>;
  hrefOf: (page: number) => string;
  /** Asks for something else: from page 1, as a step of the history. */
  change: (filters: Filters) => void;
  clear: () => void;
  /** Call where a link leads on within the list, which then begins at its top. */
  scrollToList: () => void;
}

/** The one engine of all product lists: everything it asks comes from the address (LIST-02). */
export function useProductList(fixed: Fixed = {}): ProductListResult {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const state = parseListState(params);
  const query = useListProducts(toInput(state, fixed), { keepPreviousData: true });
  const { data: categoryData, ...categoriesQuery } = useListCategories();
  const scrollToList = useScrollToList();

  function goTo(to: ListState) {
    scrollToList();
    navigate(listUrl(path, to));
  }

  return {
    state,
    fixed,
    query,
    categories: categoryData?.categories ?? [],
    categoriesQuery,
    hrefOf: (page) => listUrl(path, { ...state, page }),
    change: (filters) => goTo({ ...state, ...filters, page: 1 }),
    clear: () => goTo(withoutFilters(state)),
    scrollToList,
  };
}
