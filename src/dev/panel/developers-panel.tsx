import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ActsSection } from './acts-section.tsx';
import { CodesSection } from './codes-section.tsx';
import type { Control } from './control.ts';
import { FailuresSection } from './failures-section.tsx';
import * as css from './panel.css.ts';
import { ScenarioSection } from './scenario-section.tsx';
import { TimeSection } from './time-section.tsx';
import { usePanel } from './use-panel.ts';
import { ViolationsSection } from './violations-section.tsx';
import { WorldSection } from './world-section.tsx';

/** Where the panel leads: another page load, in another world or the same one made anew. */
export interface Leaving {
  toScenarios: (names: readonly string[]) => void;
  toWorld: (name: string) => void;
  /** The same world, which has begun anew. */
  again: () => void;
}

/** A small button that opens what a developer can do to the mock while the shop runs. English, for developers only. */
export function DevelopersPanel({ control, leaving }: { control: Control; leaving: Leaving }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(root, () => {
    setOpen(false);
    button.current?.focus();
  });

  return (
    // React Aria leaves what is marked so usable while one of the shop's dialogs is open.
    <div ref={root} className={css.root} data-react-aria-top-layer="true" lang="en">
      <button
        ref={button}
        type="button"
        className={css.opener}
        aria-label="Developers’ panel"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        dev
      </button>
      {isOpen ? <OpenPanel control={control} leaving={leaving} /> : null}
    </div>
  );
}

function OpenPanel({ control, leaving }: { control: Control; leaving: Leaving }) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { facts, said, run } = usePanel(control);
  useEffect(() => heading.current?.focus(), []);
  const state = facts && { control, facts, run };

  return (
    <dialog open className={css.panel} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1} className={css.title}>
        Developers’ panel
      </h2>
      <p role={said.isError ? 'alert' : 'status'} className={said.isError ? css.fault : css.said}>
        {said.text}
      </p>
      {state ? (
        <>
          <ScenarioSection {...state} onSwitch={leaving.toScenarios} />
          <WorldSection {...state} onEnter={leaving.toWorld} onReset={leaving.again} />
          <TimeSection {...state} />
          <FailuresSection {...state} />
          <CodesSection {...state} />
          <ActsSection {...state} />
          <ViolationsSection />
        </>
      ) : (
        <p>Asking the mock …</p>
      )}
    </dialog>
  );
}

/** Escape inside of the element. */
function useEscape(root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog of the shop below stays open.
      event.stopPropagation();
      latest.current();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
}
