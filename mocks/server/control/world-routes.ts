import { staffActions } from '../../staff-actions/staff-actions.ts';
import { runScheduledEvents } from '../../domain/seed/run-scheduled-events.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send-response.ts';
import { asText, InputError, parseJsonObject } from '../../lib/parse-input.ts';
import { parseWorldChange, parseWorldOptions } from './parse-world-change.ts';
import type { ControlCall, ControlRoute } from './control-route.ts';
import { summarizeWorld } from './summarize-world.ts';

export const worldRoutes: readonly ControlRoute[] = [
  {
    path: '/worlds',
    methods: {
      GET: ({ worlds, response }) =>
        sendJson(
          response,
          200,
          [...worlds.all()].map((entry) => summarizeWorld(entry)),
        ),
    },
  },
  {
    path: '/worlds/{world}',
    methods: { GET: showWorld, PUT: putWorld, PATCH: patchWorld, DELETE: deleteWorld },
  },
  { path: '/worlds/{world}/staff-actions', methods: { POST: performStaffAction } },
];

function showWorld({ worlds, response, world }: ControlCall): void {
  const entry = worlds.find(world);
  if (entry) sendJson(response, 200, summarizeWorld(entry));
  else
    sendJson(response, 404, { message: `No world "${world}" yet: its first request creates it.` });
}

async function putWorld({ worlds, contract, request, response, world }: ControlCall) {
  worlds.put(world, parseWorldOptions(contract, String(await readBody(request))));
  sendJson(response, 200, { message: 'created', world });
}

async function patchWorld({ worlds, contract, request, response, world }: ControlCall) {
  const change = parseWorldChange(contract, String(await readBody(request)));
  const entry = worlds.get(world);
  if (change.advance !== undefined) {
    entry.clock.advance(change.advance);
    runScheduledEvents(entry.world);
  }
  if (change.failures) entry.failures = change.failures;
  const hasRestarted = change.scenarios ? worlds.switchScenarios(world, change.scenarios) : false;
  if (change.reset) worlds.reset(world);
  if (change.sockets) worlds.controlSockets(world, change.sockets);
  sendJson(response, 200, {
    message: 'updated',
    world,
    isReplaced: hasRestarted || change.reset === true,
  });
}

function deleteWorld({ worlds, response, world }: ControlCall): void {
  const found = worlds.delete(world);
  sendJson(response, found ? 200 : 404, { message: found ? 'deleted' : `No world "${world}".` });
}

async function performStaffAction({ worlds, request, response, world }: ControlCall) {
  const { action: name, ...parameters } = parseJsonObject(String(await readBody(request)));
  const key = asText(name, 'action');
  const action = Object.hasOwn(staffActions, key) ? staffActions[key] : undefined;
  if (!action) {
    throw new InputError(
      `Failed to perform the staff action: action can't be ${JSON.stringify(name)}. Use ${Object.keys(staffActions).join(', ')}.`,
    );
  }
  const message = action.perform(worlds.get(world).world, parameters);
  sendJson(response, 200, { message, world });
}
