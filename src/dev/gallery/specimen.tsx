import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ForcedState, forceState } from './forced-states.ts';
import * as css from './gallery.css.ts';

export function Specimen(props: {
  state: string;
  wide?: boolean | undefined;
  /** Forces the state on the first control, or on the one that `at` selects. */
  force?: ForcedState | undefined;
  at?: string | undefined;
  children: ReactNode;
}) {
  const {
    state,
    wide,
    force,
    at = 'button, a, input, select, textarea, summary',
    children,
  } = props;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = stage.current;
    if (!force || !box) return undefined;
    const apply = () => {
      const control = box.querySelector(at);
      if (control) forceState(control, force);
      return control !== null;
    };
    if (apply()) return undefined;
    // Some components render their control in a second step.
    const observer = new MutationObserver(() => {
      if (apply()) observer.disconnect();
    });
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [force, at]);
  return (
    <div className={wide ? css.wideSpecimen : css.specimen}>
      <p className={css.state}>
        <English>{state}</English>
      </p>
      <div ref={stage} className={css.stage}>
        {children}
      </div>
    </div>
  );
}

export function English({ children }: { children: ReactNode }) {
  return <bdi lang="en">{children}</bdi>;
}

export function Stateful<Value>(props: {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.initial);
  return props.children(value, setValue);
}
