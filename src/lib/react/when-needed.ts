import { watchIntersection } from './watch-intersection.ts';

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Usually enough to render a response. */
const RESPONSE_MS = 200;

let firstAction: Promise<void> | undefined;

/**
 * Resolves when a server-rendered part comes near the viewport, or shortly after the
 * first action of the visitor. Resolves at once on the server and for parts that no server has rendered.
 */
export async function whenNeeded(selector: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  const part = document.querySelector(selector);
  if (!part) return;
  let stop: (() => void) | undefined;
  const isNear = new Promise<void>((resolve) => {
    stop = watchIntersection(part, '0px', (isInside) => {
      if (isInside) resolve();
    });
  });
  await Promise.race(savesData() ? [isNear] : [isNear, (firstAction ??= waitForAction())]);
  stop?.();
}

/** Whether the visitor has asked browser or system to use less data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function waitForAction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onAction = ({ type, target }: Event) => {
      // A carousel scrolls by itself.
      if (type === 'scroll' && target !== document) return;
      controller.abort();
      // The response to the action comes first.
      setTimeout(resolve, RESPONSE_MS);
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const type of ACTIONS) addEventListener(type, onAction, options);
  });
}
