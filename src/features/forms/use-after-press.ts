import { useEffect, useRef } from 'react';

/** Delays something while the pointer is down: a message that appears then would move the button from under it. */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const queue = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onUp = () => {
      // The click comes after it.
      setTimeout(() => {
        isDown.current = false;
        for (const run of queue.current.splice(0)) run();
      });
    };
    addEventListener('pointerdown', () => (isDown.current = true), options);
    addEventListener('pointerup', onUp, options);
    addEventListener('pointercancel', onUp, options);
    return () => listening.abort();
  }, []);

  return (run) => {
    if (isDown.current) queue.current.push(run);
    else run();
  };
}
