import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract } from '../../../contract/engine/contract.ts';
import type { WorldStore } from '../../worlds/world-store.ts';

/** A call of the control API and what it may look at. */
export interface ControlCall {
  readonly worlds: WorldStore;
  readonly contract: Contract;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The world's name in the path; empty where it has none. */
  readonly world: string;
}

/** One address of the control API, by method. */
export interface ControlRoute {
  /** Path after `/__mock`; `{world}` stands for a name. */
  readonly path: string;
  readonly methods: Readonly<Record<string, (call: ControlCall) => void | Promise<void>>>;
}
