import {
  type ContractDocument,
  follow,
  type MediaType,
  METHODS,
  type OperationObject,
  type Parameter,
} from '../../../contract/engine/contract-document.ts';
import type { WorldStore } from '../../worlds/world-store.ts';
import { openSession } from '../../domain/auth/sessions.ts';
import { type ExampleRequest, exampleRequests } from './example-requests.ts';

/** Entries of a list in an example: enough to see its shape. */
const PAGE_SIZE = 4;

/**
 * A copy of the contract in which the first example of each good answer is what the mock itself answers, with products, pictures and
 * people of the fixtures. Plain Prism serves these (API-06). Where the mock has no good answer to a lone request (a code that was
 * never sent) the contract's own example stays first.
 */
export async function withFixtureExamples(
  document: ContractDocument,
  { worlds, origin }: { worlds: WorldStore; origin: string },
): Promise<{ document: ContractDocument; replaced: string[] }> {
  const copy = structuredClone(document);
  const replaced: string[] = [];
  for (const [path, item] of Object.entries(copy.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation?.operationId) continue;
      const media = successJson(copy, operation);
      if (!media) continue;
      const body = await fetchExample(copy, { worlds, origin }, { path, method, operation });
      if (body === undefined) continue;
      const fixtures = { summary: 'Response of the mock from its fixtures', value: body };
      media.examples = { fixtures, ...media.examples };
      replaced.push(operation.operationId);
    }
  }
  return { document: copy, replaced };
}

function successJson(
  document: ContractDocument,
  operation: OperationObject,
): MediaType | undefined {
  const success = operation.responses['200'];
  return success && follow(document, success).content?.['application/json'];
}

/** The mock's answer in a world of its own, or undefined when it is no good one. */
async function fetchExample(
  document: ContractDocument,
  { worlds, origin }: { worlds: WorldStore; origin: string },
  call: { path: string; method: string; operation: OperationObject },
): Promise<unknown> {
  const id = call.operation.operationId ?? '';
  const world = `example-${id}`;
  const entry = worlds.put(world, {});
  const customer = entry.world.accounts.find((account) => account.role === 'customer');
  if (!customer) throw new Error('Failed to make examples: the world has no customer.');
  const requests = exampleRequests(entry.world, customer);
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Mock-World': world,
    'Content-Type': 'application/json',
    Authorization: `Bearer ${openSession(entry.world, customer)}`,
  };
  try {
    // Carts are more telling with something in them.
    const first = requests['addToCart']?.body;
    if (id !== 'addToCart' && first) {
      const add = { method: 'POST', headers, body: JSON.stringify({ ...first, quantity: 2 }) };
      await fetch(`${origin}/api/cart/store`, add);
    }
    const { address, body } = buildRequest(document, call, requests[id] ?? {});
    const response = await fetch(origin + address, {
      method: call.method.toUpperCase(),
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return response.status === 200 ? ((await response.json()) as unknown) : undefined;
  } finally {
    worlds.delete(world);
  }
}

function buildRequest(
  document: ContractDocument,
  { path, operation }: { path: string; operation: OperationObject },
  request: ExampleRequest,
): { address: string; body: object | undefined } {
  const query = new URLSearchParams();
  let address = path;
  for (const source of operation.parameters ?? []) {
    const parameter = follow<Parameter & { example?: string | number }>(document, source);
    const { name, required } = parameter;
    const given = parameter.in === 'path' ? request.path?.[name] : request.query?.[name];
    const paging = name === 'page' ? 1 : name === 'per_page' ? PAGE_SIZE : undefined;
    const value = given ?? paging ?? (required ? parameter.example : undefined);
    if (value === undefined) continue;
    if (parameter.in === 'path') address = address.replace(`{${name}}`, String(value));
    else query.set(name, String(value));
  }
  const content = operation.requestBody && follow(document, operation.requestBody).content;
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  const written = follow(document, (example ?? {}) as { value?: object });
  const body = content ? { ...written?.value, ...request.body } : undefined;
  return { address: query.size > 0 ? `${address}?${query}` : address, body };
}
