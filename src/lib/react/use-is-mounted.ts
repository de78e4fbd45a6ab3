import { type RefObject, useEffect, useRef } from 'react';

/** For responses that may arrive after the component has unmounted. */
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
