import { inject } from 'vitest';
import { type Recorded, type Reply, sendJson, startBackend, type TestBackend } from './backend.ts';

/** Changes a response of the mock, or returns undefined to send it as it is. */
export type ChangeResponse = (
  request: Recorded,
  data: unknown,
) => { status: number; data: unknown } | undefined;

/** Starts a backend that forwards to the mock. Shared pages name no world, but the mock needs one. */
export function startMockBackend(
  world: string,
  change: ChangeResponse = () => undefined,
): Promise<TestBackend> {
  const reply: Reply = (request, response) => {
    const { 'accept-language': language = 'en' } = request.headers;
    const headers = {
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
      'x-mock-world': world,
    };
    fetch(inject('mockUrl') + request.url, { headers })
      .then(async (upstream) => {
        const body = (await upstream.json()) as { data?: unknown };
        const changed = change(request, body.data);
        if (changed) sendJson(response, changed.status, { ...body, data: changed.data });
        else sendJson(response, upstream.status, body);
      })
      .catch(() => response.destroy());
  };
  return startBackend(undefined, reply);
}
