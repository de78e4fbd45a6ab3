import { useState } from 'react';

/**
 * What a list shows while the address has gone on: the last answer until the new one is there, or has
 * failed. Each answer belongs to its own question, so that a late one never takes a newer one's
 * place (LIST-05).
 */
export function useKeepPreviousData<Data>(
  data: Data | undefined,
  error: unknown,
): { shown: Data | undefined; isPrevious: boolean } {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  if (data !== undefined) return { shown: data, isPrevious: false };
  return error === undefined
    ? { shown: last, isPrevious: last !== undefined }
    : { shown: undefined, isPrevious: false };
}
