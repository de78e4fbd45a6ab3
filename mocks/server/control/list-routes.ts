import { staffActions } from '../../staff-actions/staff-actions.ts';
import { scenarios } from '../../worlds/scenarios/scenarios.ts';
import { sendJson } from '../http/send-response.ts';
import type { ControlRoute } from './control-route.ts';

const started = Date.now();

export const listRoutes: readonly ControlRoute[] = [
  {
    path: '/health',
    methods: {
      GET: ({ contract, worlds, response }) =>
        sendJson(response, 200, {
          status: 'ok',
          operations: contract.operations.size,
          worlds: worlds.size(),
          uptime: Date.now() - started,
          // Resident set size, in bytes.
          memory: process.memoryUsage.rss(),
        }),
    },
  },
  {
    path: '/scenarios',
    methods: {
      GET: ({ response }) =>
        sendJson(
          response,
          200,
          Object.entries(scenarios).map(([name, { summary }]) => ({ name, summary })),
        ),
    },
  },
  {
    path: '/operations',
    methods: {
      GET: ({ contract, response }) =>
        sendJson(
          response,
          200,
          [...contract.operations.values()].map(({ id, method, path, responses }) => ({
            id,
            method: method.toUpperCase(),
            path,
            summary: contract.document.paths[path]?.[method]?.summary ?? '',
            responses: [...responses].map(([status, { types }]) => ({
              status,
              examples: [...types.values()].flatMap(({ examples }) => [...examples.keys()]),
            })),
          })),
        ),
    },
  },
  {
    path: '/staff-actions',
    methods: {
      GET: ({ response }) =>
        sendJson(
          response,
          200,
          Object.entries(staffActions).map(([name, { summary, fields }]) => ({
            name,
            summary,
            fields: Object.entries(fields).map(([field, facts]) => ({ name: field, ...facts })),
          })),
        ),
    },
  },
];
