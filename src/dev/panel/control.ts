import type { Field } from '../../../mocks/staff-actions/staff-action.ts';
import type { Failure } from '../../../mocks/worlds/failures.ts';

export interface ScenarioInfo {
  readonly name: string;
  readonly summary: string;
}

export interface OperationInfo {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly responses: readonly { readonly status: number; readonly examples: readonly string[] }[];
}

export interface StaffActionInfo {
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly ({ readonly name: string } & Field)[];
}

export interface WorldInfo {
  readonly id: string;
  readonly scenarios: readonly string[];
  readonly clock: { readonly now: string; readonly frozen: boolean };
  readonly failures: readonly Failure[];
  readonly counts: Readonly<Record<string, number>>;
}

export interface Control {
  readonly world: string;
  scenarios: () => Promise<readonly ScenarioInfo[]>;
  operations: () => Promise<readonly OperationInfo[]>;
  staffActions: () => Promise<readonly StaffActionInfo[]>;
  /** Null before the first request of the world. */
  getWorld: () => Promise<WorldInfo | null>;
  codes: () => Promise<readonly unknown[]>;
  change: (sendChange: object) => Promise<string>;
  performStaffAction: (action: string, parameters: object) => Promise<string>;
}

/** `origin` is empty for the page's own. Each method throws the mock's error message. */
export function createControl(origin: string, world: string): Control {
  const worldPath = `/worlds/${encodeURIComponent(world)}`;

  async function send(path: string, method = 'GET', body?: object): Promise<unknown> {
    const response = await fetch(`${origin}/__mock${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status === 404 && method === 'GET') return null;
    const result = (await response.json()) as { message?: string };
    if (!response.ok)
      throw new Error(result.message ?? `The mock returned status ${response.status}.`);
    return result;
  }
  const sendChange = async (path: string, method: string, body: object): Promise<string> =>
    ((await send(path, method, body)) as { message: string }).message;

  return {
    world,
    scenarios: async () => (await send('/scenarios')) as ScenarioInfo[],
    operations: async () => (await send('/operations')) as OperationInfo[],
    staffActions: async () => (await send('/staff-actions')) as StaffActionInfo[],
    getWorld: async () => (await send(worldPath)) as WorldInfo | null,
    codes: async () => {
      const inbox = await send(`${worldPath}/codes`);
      if (Array.isArray(inbox)) return inbox as unknown[];
      const { codes = [] } = (inbox ?? {}) as { codes?: unknown[] };
      return codes;
    },
    change: (changes) => sendChange(worldPath, 'PATCH', changes),
    performStaffAction: (action, parameters) =>
      sendChange(`${worldPath}/staff-actions`, 'POST', { ...parameters, action }),
  };
}
