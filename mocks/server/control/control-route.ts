import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract } from '../../../contract/engine/contract.ts';
import type { WorldStore } from '../../worlds/world-store.ts';

export interface ControlCall {
  readonly worlds: WorldStore;
  readonly contract: Contract;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** World name from the path; empty if the path has none. */
  readonly world: string;
}

export interface ControlRoute {
  /** Path after `/__mock`. */
  readonly path: string;
  readonly methods: Readonly<Record<string, (call: ControlCall) => void | Promise<void>>>;
}
