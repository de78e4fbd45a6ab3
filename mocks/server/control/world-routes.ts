import { staffActions } from '../../staff-actions/staff-actions.ts';
import { runScheduledEvents } from '../../domain/seed/run-scheduled-events.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send-response.ts';
import { asText, OrderError, readJson } from '../../lib/parse-input.ts';
import { readChange, readMaking } from './parse-world-change.ts';
import type { ControlCall, ControlRoute } from './route.ts';
import { summarizeWorld } from './summarize-world.ts';

/** Worlds from outside: look, make, change, forget, and act for the shop's staff. */
export const worldRoutes: readonly ControlRoute[] = [
  {
    path: '/worlds',
    methods: {
      GET: ({ registry, response }) =>
        sendJson(
          response,
          200,
          [...registry.all()].map((seat) => summarizeWorld(seat)),
        ),
    },
  },
  {
    path: '/worlds/{world}',
    methods: { GET: look, PUT: make, PATCH: change, DELETE: forget },
  },
  { path: '/worlds/{world}/acts', methods: { POST: performAct } },
];

function look({ registry, response, world }: ControlCall): void {
  const seat = registry.find(world);
  if (seat) sendJson(response, 200, summarizeWorld(seat));
  else sendJson(response, 404, { message: `No world "${world}" yet: its first call makes it.` });
}

async function make({ registry, contract, request, response, world }: ControlCall) {
  registry.put(world, readMaking(contract, String(await readBody(request))));
  sendJson(response, 200, { message: 'made', world });
}

async function change({ registry, contract, request, response, world }: ControlCall) {
  const order = readChange(contract, String(await readBody(request)));
  const seat = registry.get(world);
  if (order.advance !== undefined) {
    seat.clock.advance(order.advance);
    runScheduledEvents(seat.world);
  }
  if (order.failures) seat.failures = order.failures;
  const isAnew = order.scenarios ? registry.switchScenarios(world, order.scenarios) : false;
  if (order.reset) registry.reset(world);
  if (order.sockets) registry.orderSockets(world, order.sockets);
  sendJson(response, 200, {
    message: 'changed',
    world,
    startedAnew: isAnew || order.reset === true,
  });
}

function forget({ registry, response, world }: ControlCall): void {
  const found = registry.delete(world);
  sendJson(response, found ? 200 : 404, { message: found ? 'forgotten' : `No world "${world}".` });
}

async function performAct({ registry, request, response, world }: ControlCall) {
  const { act: name, ...parameters } = readJson(String(await readBody(request)));
  const known = staffActions[asText(name, 'act')];
  if (!known) {
    throw new OrderError(
      `Failed to read the order: act can't be ${JSON.stringify(name)}. Use ${Object.keys(staffActions).join(', ')}.`,
    );
  }
  const message = known.perform(registry.get(world).world, parameters);
  sendJson(response, 200, { message, world });
}
