import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component still stands, for answers that come when it may have gone: they change nothing then. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
