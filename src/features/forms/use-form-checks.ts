import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../errors/use-error-text.ts';

/**
 * Which message each field of a form shows: its own check once it was left or the form was sent, else the server's. A field is
 * never blamed while it is being typed into, and what is put right is forgiven at once.
 *
 * `order` is the order in which the fields stand, `local` their own checks, `error` the failure of the call.
 */
export function useFormChecks<Field extends string>(
  order: readonly Field[],
  local: Partial<Record<Field, string | undefined>>,
  error: unknown,
) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  // What the server said of a field holds until that field is changed.
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());
  const afterPress = useAfterPress();
  const remote = fieldErrors(error) as Partial<Record<Field, string>>;

  const errorOf = (field: Field): string | undefined =>
    (left.has(field) ? local[field] : undefined) ??
    (changed.has(field) ? undefined : remote[field]);

  return {
    errorOf,
    /** The field was left. */
    blur(field: Field) {
      afterPress(() => setLeft((fields) => new Set([...fields, field])));
    },
    /** The field was changed. */
    change(field: Field) {
      setChanged((fields) => new Set([...fields, field]));
      if (errorOf(field) !== undefined) return;
      setLeft((fields) => new Set([...fields].filter((one) => one !== field)));
    },
    /** Before sending: whether something is wrong, which then shows, the first of it focused. */
    refuses(form: HTMLFormElement): boolean {
      setLeft(new Set(order));
      setChanged(new Set());
      return focusFirst(
        form,
        order.filter((field) => local[field] !== undefined),
      );
    },
    /** After a refusal: focuses the first field that it names. */
    focusFirstError(form: HTMLFormElement, errors: Record<string, string>): void {
      focusFirst(
        form,
        order.filter((field) => errors[field] !== undefined),
      );
    },
  };
}

/** Focuses the first of the named fields; false when there is none. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): boolean {
  const [first] = names;
  if (first === undefined) return false;
  const field = form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
  return true;
}

/** Puts something off while the pointer is down: a message that appears then would move the button from under it. */
function useAfterPress(): (run: () => void) => void {
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

/** What every field of a form hands to its checks. */
export function checksOf<Field extends string>(
  checks: ReturnType<typeof useFormChecks<Field>>,
  field: Field,
): { name: Field; error: string | undefined; onBlur: (event?: FocusEvent) => void } {
  return { name: field, error: checks.errorOf(field), onBlur: () => checks.blur(field) };
}
