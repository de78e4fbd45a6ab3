import { useEffect, useRef } from 'react';

/**
 * Returns a function that delays work until the pointer is up. Otherwise an error message could
 * move the button during the click.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const queue = useRef<(() => void)[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onUp = () => {
      // `click` fires after `pointerup`.
      setTimeout(() => {
        isDown.current = false;
        for (const run of queue.current.splice(0)) run();
      });
    };
    addEventListener('pointerdown', () => (isDown.current = true), options);
    addEventListener('pointerup', onUp, options);
    addEventListener('pointercancel', onUp, options);
    return () => controller.abort();
  }, []);

  return (run) => {
    if (isDown.current) queue.current.push(run);
    else run();
  };
}
