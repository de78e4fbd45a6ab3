import { useLocation, useSearchParams } from 'wouter';
import { useListCategories, useListProducts } from '../../../api/generated/catalogue.ts';
import {
  countFilters,
  listUrl,
  type Filters,
  type FixedFilters,
  type ListState,
  parseListState,
  toInput,
  withoutFilters,
} from '../model/list-state.ts';
import { useScrollToList } from './use-scroll-to-list.ts';

export interface ProductListResult {
  state: ListState;
  fixed: FixedFilters;
  query: ReturnType<typeof useListProducts>;
  /** No products, and no filters to remove. */
  isEmpty: boolean;
  /** Empty while loading. */
  categories: NonNullable<ReturnType<typeof useListCategories>['data']>['categories'];
  categoriesQuery: Pick<ReturnType<typeof useListCategories>, 'error' | 'retry' | 'isFetching'>;
  /** Applies filters, adds a history entry and returns to page 1. */
  changeFilters: (filters: Filters) => void;
  clearFilters: () => void;
  /** Call before navigating within the list. */
  scrollToList: () => void;
}

/** Returns the state and query of a product list. The state comes from the URL (LIST-02). */
export function useProductList(fixed: FixedFilters = {}): ProductListResult {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const state = parseListState(params);
  const query = useListProducts(toInput(state, fixed), { keepPreviousData: true });
  const categoriesQuery = useListCategories();
  const scrollToList = useScrollToList();

  function goTo(to: ListState) {
    const url = listUrl(path, to);
    // A second history entry for the same list would make Back seem broken.
    if (url === listUrl(path, state)) return;
    scrollToList();
    navigate(url);
  }

  return {
    state,
    fixed,
    query,
    isEmpty: query.data?.total === 0 && !query.isPrevious && countFilters(state) === 0,
    categories: categoriesQuery.data?.categories ?? [],
    categoriesQuery,
    changeFilters: (filters) => goTo({ ...state, ...filters, page: 1 }),
    clearFilters: () => goTo(withoutFilters(state)),
    scrollToList,
  };
}
