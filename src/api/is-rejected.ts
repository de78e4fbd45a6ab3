import { ApiError, BusyError, statusOf } from './errors.ts';

/** Whether the server refused a request, so that it changed nothing. */
export function isRejected(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof BusyError) && Number(statusOf(error)) < 500;
}
