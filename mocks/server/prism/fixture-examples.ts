import {
  type ContractDocument,
  resolveRef,
  type MediaType,
  METHODS,
  type OperationObject,
  type Parameter,
  type PathItem,
} from '../../../contract/engine/contract-document.ts';
import { parametersOf } from '../../../contract/engine/list-operations.ts';
import type { WorldStore } from '../../worlds/world-store.ts';
import { openSession } from '../../domain/auth/sessions.ts';
import { type ExampleRequest, exampleRequests } from './example-requests.ts';

const PAGE_SIZE = 4;

/**
 * Returns a copy of the contract whose first success examples are responses of the mock, for plain
 * Prism (API-06). Operations that fail without preparation keep their own.
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
      const body = await fetchExample(copy, { worlds, origin }, { path, item, method, operation });
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
  return success && resolveRef(document, success).content?.['application/json'];
}

/** Undefined if the status is not 200, or the body not JSON. */
async function fetchExample(
  document: ContractDocument,
  { worlds, origin }: { worlds: WorldStore; origin: string },
  call: { path: string; item: PathItem; method: string; operation: OperationObject },
): Promise<unknown> {
  const id = call.operation.operationId ?? '';
  const world = `example-${id}`;
  const entry = worlds.put(world, {});
  const customer = entry.world.accounts.find((account) => account.role === 'customer');
  if (!customer) throw new Error('Failed to create examples: the world has no customer.');
  const requests = exampleRequests(entry.world, customer);
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Mock-World': world,
    'Content-Type': 'application/json',
    Authorization: `Bearer ${openSession(entry.world, customer)}`,
  };
  try {
    // Fills the cart, for more useful examples.
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
    // Before R3, the areas are a page.
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return response.status === 200 && isJson ? ((await response.json()) as unknown) : undefined;
  } finally {
    worlds.delete(world);
  }
}

function buildRequest(
  document: ContractDocument,
  { path, item, operation }: { path: string; item: PathItem; operation: OperationObject },
  request: ExampleRequest,
): { address: string; body: object | undefined } {
  const query = new URLSearchParams();
  let address = path;
  const parameters: (Parameter & { example?: string | number })[] = parametersOf(
    document,
    item,
    operation,
  );
  for (const parameter of parameters) {
    const { name, required } = parameter;
    const given = parameter.in === 'path' ? request.path?.[name] : request.query?.[name];
    const paging = name === 'page' ? 1 : name === 'per_page' ? PAGE_SIZE : undefined;
    const value = given ?? paging ?? (required ? parameter.example : undefined);
    if (value === undefined) continue;
    if (parameter.in === 'path') address = address.replace(`{${name}}`, () => String(value));
    else query.set(name, String(value));
  }
  const content = operation.requestBody && resolveRef(document, operation.requestBody).content;
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  const written = resolveRef(document, (example ?? {}) as { value?: object });
  const body = content ? { ...written?.value, ...request.body } : undefined;
  return { address: query.size > 0 ? `${address}?${query}` : address, body };
}
