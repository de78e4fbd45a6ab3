import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onViolation, getViolations } from '../violations.ts';
import { StaffActionsSection } from './staff-actions-section.tsx';
import { CodesSection } from './codes-section.tsx';
import type { Control } from './control.ts';
import { FailuresSection } from './failures-section.tsx';
import * as css from './panel.css.ts';
import { ScenarioSection } from './scenario-section.tsx';
import { TimeSection } from './time-section.tsx';
import { usePanel } from './use-panel.ts';
import { ViolationsSection } from './violations-section.tsx';
import { WorldSection } from './world-section.tsx';

export interface PanelNavigation {
  openScenarios: (names: readonly string[]) => void;
  openWorld: (name: string) => void;
  reload: () => void;
}

export type PanelSubject = { control: Control; navigation: PanelNavigation } | { backend: string };

/**
 * Shows a button that opens the mock's controls, or the contract violations of a real backend.
 * English only.
 */
export function DevelopersPanel(subject: PanelSubject) {
  const count = useSyncExternalStore(onViolation, getViolations).length;
  const violations = `${count} contract violation${count === 1 ? '' : 's'}`;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(root, () => {
    setOpen(false);
    button.current?.focus();
  });

  return (
    // React Aria leaves elements with this attribute usable while a dialog of the shop is open.
    <div ref={root} className={css.root} data-react-aria-top-layer="true" lang="en">
      <button
        ref={button}
        type="button"
        className={css.opener}
        aria-label={count === 0 ? 'Developers’ panel' : `Developers’ panel, ${violations}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        dev
        {count === 0 ? null : <span className={css.count}>{count}</span>}
      </button>
      {isOpen ? (
        'backend' in subject ? (
          <BackendPanel {...subject} />
        ) : (
          <MockPanel {...subject} />
        )
      ) : null}
    </div>
  );
}

function MockPanel({ control, navigation }: { control: Control; navigation: PanelNavigation }) {
  const { data, status, run } = usePanel(control);
  const state = data && { control, data, run };

  return (
    <PanelFrame>
      <p
        role={status.isError ? 'alert' : 'status'}
        className={status.isError ? css.error : css.status}
      >
        {status.text}
      </p>
      {state ? (
        <>
          <ScenarioSection {...state} onSwitch={navigation.openScenarios} />
          <WorldSection {...state} onEnter={navigation.openWorld} onReset={navigation.reload} />
          <TimeSection {...state} />
          <FailuresSection {...state} />
          <CodesSection {...state} />
          <StaffActionsSection {...state} />
          <ViolationsSection />
        </>
      ) : (
        <p>Loading …</p>
      )}
    </PanelFrame>
  );
}

function BackendPanel({ backend }: { backend: string }) {
  return (
    <PanelFrame>
      <p className={css.note}>
        This page uses {backend}. All requests are validated against the contract.
      </p>
      <ViolationsSection />
    </PanelFrame>
  );
}

function PanelFrame({ children }: { children: ReactNode }) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <dialog open className={css.panel} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1} className={css.title}>
        Developers’ panel
      </h2>
      {children}
    </dialog>
  );
}

function useEscape(root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise an open dialog of the shop would close too.
      event.stopPropagation();
      latest.current();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
}
