import { sourceLocation } from '../findings/source-location.ts';
import { type ReceivedEvent, toFindings } from '../realtime/channels.ts';
import type { ExchangeError } from './validate-exchange.ts';

/** Converts the errors of a realtime event; the backend is to blame. */
export function toEventErrors(received: ReceivedEvent): ExchangeError[] {
  return toFindings(received).map(({ check, code, pointer, message, contract }) => {
    const location = sourceLocation(contract);
    return { check, code, pointer, message, contract, location, blame: 'response' };
  });
}
