import { useEffect, useState } from 'react';
import { isNotFound, UndocumentedResponseError } from '../../../api/errors.ts';
import { useListAreas } from '../../../api/generated/addresses.ts';
import { useAppPart } from '../../../lib/react/app-scope.ts';

/** The releases R1 and R2 have no areas, which does not change while the page is open. */
function createAreaSupport() {
  let isMissing = false;
  return {
    isMissing: () => isMissing,
    markMissing() {
      isMissing = true;
    },
  };
}

/**
 * Loads the delivery areas that addresses need from R3 on. Undefined before R3, which is no error.
 * Sends at most one successful request per page load.
 */
export function useDeliveryAreas() {
  const support = useAppPart(createAreaSupport);
  const [isMissing, setMissing] = useState(support.isMissing());
  const { data, error, isFetching, retry } = useListAreas(isMissing ? null : undefined, {
    refetchOnFocus: false,
    refetchOnMount: false,
  });
  if (!isMissing && isAbsent(error)) setMissing(true);

  useEffect(() => {
    if (isMissing) support.markMissing();
  }, [isMissing, support]);

  const areas = data?.areas.length ? data.areas : undefined;
  return { areas, error: isMissing || data ? undefined : error, isFetching, retry };
}

/** An older backend returns its storefront's page for an unknown path, or 404 behind a proxy. */
function isAbsent(error: unknown): boolean {
  return isNotFound(error) || (error instanceof UndocumentedResponseError && error.status === 200);
}
