import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `milliseconds`, and `initial` until then. */
export function useDebouncedValue<T>(value: T, milliseconds: number, initial: T = value): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
