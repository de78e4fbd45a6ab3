import type { ReactNode } from 'react';
import { isNotFound } from '../../api/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NotFound } from './not-found.tsx';
import { ErrorText } from './error-text.tsx';

export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  /** `data` belongs to an earlier input. */
  isPrevious?: boolean;
  retry: () => unknown;
}

/**
 * Renders a query's data (also during a refetch), else "not found", the error with a retry, or the
 * skeleton. If a page of a list fails, the previous page is hidden.
 */
export function QueryView<Data>(props: {
  query: ViewedQuery<Data>;
  skeleton: ReactNode;
  title?: ReactNode;
  level?: 1 | 2 | 3;
  /** Replaces the content unless it returns null. The skeleton replaces it for `isPrevious`. */
  renderEmpty?: (data: Data) => ReactNode;
  /** Wraps every state but "not found", which is a page of its own. */
  renderFrame?: (state: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { query, skeleton, title, level, renderEmpty, renderFrame = unframed, children } = props;
  const { data, error, isPrevious, retry } = query;
  if (data !== undefined && !(error && isPrevious)) {
    const empty = renderEmpty?.(data);
    if (!empty) return renderFrame(children(data));
    // That another input had no results says nothing about this one.
    if (!isPrevious) return renderFrame(empty);
  }
  if (isNotFound(error)) return <NotFound />;
  return renderFrame(
    error ? (
      <ErrorState title={title} level={level} onRetry={() => void retry()} busy={query.isFetching}>
        <ErrorText error={error} />
      </ErrorState>
    ) : (
      skeleton
    ),
  );
}

function unframed(state: ReactNode): ReactNode {
  return state;
}
