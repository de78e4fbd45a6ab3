import { useState } from 'react';

/** Whether a condition has been true since the component was mounted. */
export function useWasEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow);
  if (isNow && !wasEver) setWasEver(true);
  return wasEver || isNow;
}
