import { useCallback, useEffect, useState } from 'react';
import type { ActInfo, Control, OperationInfo, ScenarioInfo, WorldInfo } from './control.ts';

/** Everything that the panel shows. */
export interface PanelFacts {
  readonly scenarios: readonly ScenarioInfo[];
  readonly operations: readonly OperationInfo[];
  readonly acts: readonly ActInfo[];
  readonly world: WorldInfo | null;
  readonly codes: readonly unknown[];
}

/** What a section of the panel works with. */
export interface PanelState {
  readonly control: Control;
  readonly facts: PanelFacts;
  /** Does something, says what came of it and reads everything anew. */
  readonly run: (action: () => Promise<string>) => void;
}

/** Reads the mock when the panel opens and after everything that is done in it. */
export function usePanel(control: Control): {
  facts: PanelFacts | undefined;
  /** What the last action brought. */
  said: { text: string; isError: boolean };
  run: PanelState['run'];
} {
  const [facts, setFacts] = useState<PanelFacts>();
  const [said, setSaid] = useState({ text: '', isError: false });

  const complain = useCallback((error: unknown) => {
    setSaid({ text: error instanceof Error ? error.message : String(error), isError: true });
  }, []);

  useEffect(() => {
    let isCurrent = true;
    readFacts(control)
      .then((read) => (isCurrent ? setFacts(read) : undefined))
      .catch(complain);
    return () => {
      isCurrent = false;
    };
  }, [control, complain]);

  const run = useCallback(
    (action: () => Promise<string>) => {
      action()
        .then((text) => setSaid({ text, isError: false }))
        .then(() => readFacts(control))
        .then(setFacts)
        .catch(complain);
    },
    [control, complain],
  );
  return { facts, said, run };
}

async function readFacts(control: Control): Promise<PanelFacts> {
  const [scenarios, operations, acts, world, codes] = await Promise.all([
    control.scenarios(),
    control.operations(),
    control.acts(),
    control.look(),
    control.codes(),
  ]);
  return { scenarios, operations, acts, world, codes };
}
