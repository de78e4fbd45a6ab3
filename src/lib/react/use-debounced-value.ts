import { useEffect, useState } from 'react';

/**
 * A value once it has stood still for so many milliseconds, `initial` until then: what is typed, for calls that each letter would
 * be too much for.
 */
export function useDebouncedValue<T>(value: T, milliseconds: number, initial: T = value): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
