/**
 * Keeps presses, choices, typed text and submitted forms until React can respond, and then repeats
 * them (PERF-07). Links and forms with an action work without scripts.
 */

/** A response long after the press would surprise. */
const TIMEOUT_MS = 15_000;
const RETRY_MS = 50;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Repeat = () => void;

let hasStarted = false;
let isRepeating = false;
/** The newest action of each element: more letters and second presses replace it. */
const pending = new Map<Element, Repeat>();

/** Call once the page is hydrated and its stores are restored. Lazy parts may follow. */
export function announceHydration(): void {
  hasStarted = true;
}

/** Returns a function that stops it. */
export function keepEarlyEvents(): () => void {
  const types = ['click', 'input', 'change', 'submit'];
  for (const type of types) addEventListener(type, keep, true);
  return () => {
    hasStarted = false;
    for (const type of types) removeEventListener(type, keep, true);
  };
}

function keep(event: Event): void {
  if (isRepeating || event.defaultPrevented || !(event.target instanceof Element)) return;
  const action = toAction(event.type, event.target, event);
  if (!action) return;
  const [target, repeat] = action;
  const arrival = watchArrival(target, event.type);
  setTimeout(() => {
    if (!arrival.end() || !hasStarted) void repeatUntilArrived(target, event.type, repeat);
  });
}

/** Returns an event's element and how to repeat it, if only React responds to the event. */
function toAction(type: string, target: Element, event: Event): [Element, Repeat] | null {
  if (type === 'click') {
    const button = target.closest<HTMLElement>('button, [role="button"]');
    const submits = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
    return button && !submits ? [button, () => button.click()] : null;
  }
  if (type === 'submit') {
    if (hasStarted || !(target instanceof HTMLFormElement) || target.hasAttribute('action')) {
      return null;
    }
    event.preventDefault();
    return [target, () => target.requestSubmit()];
  }
  if (!isField(target)) return null;
  if (target instanceof HTMLInputElement && target.matches('[type=checkbox], [type=radio]')) {
    const { checked } = target;
    return type === 'change' ? [target, () => check(target, checked)] : null;
  }
  const isSelect = target instanceof HTMLSelectElement;
  const { value } = target;
  return (type === 'change') === isSelect ? [target, () => enter(target, value, type)] : null;
}

function isField(element: Element): element is Field {
  return element.matches('input, select, textarea');
}

async function repeatUntilArrived(target: Element, type: string, repeat: Repeat): Promise<void> {
  pending.set(target, repeat);
  // An attribute would differ from what React expects.
  const sign =
    type === 'click' || type === 'submit'
      ? target.animate?.({ opacity: [0.6, 0.6] }, TIMEOUT_MS)
      : undefined;
  const end = performance.now() + TIMEOUT_MS;
  const isNewest = () => pending.get(target) === repeat;
  while (isNewest() && target.isConnected && performance.now() < end) {
    if (hasStarted && isFirstOfForm(target) && arrives(target, type, repeat)) break;
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  sign?.cancel();
  if (isNewest()) pending.delete(target);
}

/** A form must not be submitted before its text has arrived. */
function isFirstOfForm(target: Element): boolean {
  const form = target.closest('form');
  const first = [...pending.keys()].find((other) => other.closest('form') === form);
  return form === null || first === target;
}

function arrives(target: Element, type: string, repeat: Repeat): boolean {
  const arrival = watchArrival(target, type);
  isRepeating = true;
  repeat();
  isRepeating = false;
  return arrival.end();
}

/** React stops events at the root as long as their component is not hydrated. */
function watchArrival(target: Element, type: string) {
  let hasArrived = false;
  const note = () => (hasArrived = true);
  target.addEventListener(type, note, true);
  return {
    /** Returns whether an event has arrived. */
    end() {
      target.removeEventListener(type, note, true);
      return hasArrived;
    },
  };
}

function enter(field: Field, value: string, type: string): void {
  // React ignores a value that it knows already, so it must see another one first.
  field.value = '';
  setNatively(field, 'value', value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function check(field: HTMLInputElement, checked: boolean): void {
  setNatively(field, 'checked', !checked);
  field.click();
}

/** Sets a property without React, which replaces it on the element. */
function setNatively(field: Field, property: 'value' | 'checked', value: unknown): void {
  Reflect.set(Object.getPrototypeOf(field) as object, property, value, field);
}
