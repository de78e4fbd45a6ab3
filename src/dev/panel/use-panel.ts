import { useCallback, useEffect, useState } from 'react';
import type {
  StaffActionInfo,
  Control,
  OperationInfo,
  ScenarioInfo,
  WorldInfo,
} from './control.ts';

export interface PanelData {
  readonly scenarios: readonly ScenarioInfo[];
  readonly operations: readonly OperationInfo[];
  readonly staffActions: readonly StaffActionInfo[];
  readonly world: WorldInfo | null;
  readonly codes: readonly unknown[];
}

export interface PanelState {
  readonly control: Control;
  readonly data: PanelData;
  readonly run: (action: () => Promise<string>) => void;
}

export function usePanel(control: Control): {
  data: PanelData | undefined;
  status: { text: string; isError: boolean };
  run: PanelState['run'];
} {
  const [data, setData] = useState<PanelData>();
  const [status, setStatus] = useState({ text: '', isError: false });

  const showError = useCallback((error: unknown) => {
    setStatus({ text: error instanceof Error ? error.message : String(error), isError: true });
  }, []);

  useEffect(() => {
    let isCurrent = true;
    loadPanelData(control)
      .then((loaded) => (isCurrent ? setData(loaded) : undefined))
      .catch(showError);
    return () => {
      isCurrent = false;
    };
  }, [control, showError]);

  const run = useCallback(
    (action: () => Promise<string>) => {
      action()
        .then((text) => setStatus({ text, isError: false }))
        .then(() => loadPanelData(control))
        .then(setData)
        .catch(showError);
    },
    [control, showError],
  );
  return { data, status, run };
}

async function loadPanelData(control: Control): Promise<PanelData> {
  const [scenarios, operations, staffActions, world, codes] = await Promise.all([
    control.scenarios(),
    control.operations(),
    control.staffActions(),
    control.getWorld(),
    control.codes(),
  ]);
  return { scenarios, operations, staffActions, world, codes };
}
