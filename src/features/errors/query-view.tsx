import type { ReactNode } from 'react';
import { isNotFound } from '../../api/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NotFound } from './not-found.tsx';
import { useErrorText } from './use-error-text.ts';

/** What {@link QueryView} needs of a query hook's result. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  /** `data` is the response to an earlier input. */
  isPrevious?: boolean;
  retry: () => unknown;
}

/**
 * A query's data in its states, in one order everywhere: content, or `renderEmpty`, if there is data, also while it loads again; else
 * "not found", the failure with a retry, or the skeleton. A failed page of a list does not show the previous page's data.
 */
export function QueryView<Data>(props: {
  query: ViewedQuery<Data>;
  skeleton: ReactNode;
  /** The failure's heading. */
  title?: ReactNode;
  /** Level of the failure's heading. */
  level?: 1 | 2 | 3;
  /** In place of the content where it isn't null. */
  renderEmpty?: (data: Data) => ReactNode;
  /** Markup around every state but "not found", which is a page of its own. */
  renderFrame?: (state: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { query, skeleton, title, level, renderEmpty, renderFrame = unframed, children } = props;
  const { data, error, isFetching, isPrevious, retry } = query;
  const errorText = useErrorText();
  if (data !== undefined && !(error && isPrevious)) {
    return renderFrame(renderEmpty?.(data) ?? children(data));
  }
  if (isNotFound(error)) return <NotFound />;
  return renderFrame(
    error ? (
      <ErrorState title={title} level={level} onRetry={() => void retry()} busy={isFetching}>
        {errorText(error)}
      </ErrorState>
    ) : (
      skeleton
    ),
  );
}

function unframed(state: ReactNode): ReactNode {
  return state;
}
