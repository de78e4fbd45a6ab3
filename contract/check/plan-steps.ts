import type { Contract } from '../engine/contract.ts';
import { listRequestSpecs, type RequestSpec } from '../requests/sample-requests.ts';
import { sourcesOf } from './value-sources.ts';

/** Ordered so that each write finds the data it needs; reads that show new results follow. */
const WRITE_SEQUENCE = [
  'updateLastSeen',
  'sendContactMessage',
  'createAddress',
  'updateAddress',
  'deleteAddress',
  'toggleFavourite',
  'listFavourites',
  'addToCart',
  'incrementCartLine',
  'decrementCartLine',
  'collectVoucher',
  'listCollectedVouchers',
  'applyVoucher',
  'applyCoupon',
  'getCart',
  'getCheckout',
  'placeOrder',
  'addToCart',
  'placeOrderV1',
  'cancelOrder',
  'createPayment',
  'createPaymentWithoutMethod',
  'reorder',
  'reviewProduct',
  'returnOrder',
  'listReturns',
  'getReturn',
  'addToCart',
  'removeFromCart',
  'startConversation',
  'sendMessage',
  'listConversations',
  'listMessages',
  'createTicket',
  'sendTicketMessage',
  'getTicket',
];

/** Never called with valid requests, even with `--write`; the values are the reasons. */
export const EXCLUDED_OPERATIONS: Readonly<Record<string, string>> = {
  register: 'it would leave an account behind at each run',
  signInSocially: 'it would leave an account behind at each run',
  exchangeSocialToken: 'it needs a code that a provider gives to a person',
  sendOtp: 'it would send messages to people',
  verifyOtp: 'it needs a code that only its receiver knows',
  resetPassword: 'it needs a code that only its receiver knows',
  changePassword: 'it would lock out whoever the account belongs to',
  updateProfile: 'it clears the last name, which no answer shows to be written back',
  logout:
    'it would end the session that the check itself uses; --login with --write tries a second one',
  revokeToken:
    'it would end the session that the check itself uses; --login with --write tries a second one',
  login: 'nobody is named whom it could sign in; --login with --write tries it',
};

export interface Step {
  spec: RequestSpec;
  /** `again` repeats a read after the writes. */
  kind: 'read' | 'write' | 'again';
}

/** Sorts reads by dependency, then writes, so that identifiers come from earlier responses. */
export function planSteps(contract: Contract, only: ReadonlySet<string>): Step[] {
  const all = listRequestSpecs(contract.document);
  const specs = only.size === 0 ? all : withDependencies(all, only);
  const byId = new Map(specs.map((spec) => [spec.id, spec]));
  const reads = specs.filter((spec) => kindOf(contract, spec) === 'read');
  const writes = specs.filter((spec) => kindOf(contract, spec) === 'write');
  const sequenced = WRITE_SEQUENCE.flatMap((id) => byId.get(id) ?? []);
  const others = writes.filter(({ id }) => !WRITE_SEQUENCE.includes(id));
  return [
    ...inDependencyOrder(reads, byId).map((spec): Step => ({ spec, kind: 'read' })),
    ...[...sequenced, ...others].map((spec): Step => {
      return { spec, kind: writes.includes(spec) ? 'write' : 'again' };
    }),
  ];
}

function withDependencies(specs: readonly RequestSpec[], only: ReadonlySet<string>): RequestSpec[] {
  const included = new Set(only);
  // The set grows during the iteration.
  for (const id of included) {
    const spec = specs.find((one) => one.id === id);
    if (spec) for (const dependency of dependenciesOf(spec)) included.add(dependency);
  }
  return specs.filter(({ id }) => included.has(id));
}

function kindOf(contract: Contract, { id, path, method }: RequestSpec): 'read' | 'write' {
  const kind = contract.document.paths[path]?.[method]?.['x-kind'];
  if (id in EXCLUDED_OPERATIONS || kind === 'mutation') return 'write';
  return kind === 'query' || method === 'get' ? 'read' : 'write';
}

function inDependencyOrder(
  specs: readonly RequestSpec[],
  byId: ReadonlyMap<string, RequestSpec>,
): RequestSpec[] {
  const ordered: RequestSpec[] = [];
  const visit = (spec: RequestSpec, above: readonly string[]) => {
    if (ordered.includes(spec) || above.includes(spec.id)) return;
    for (const dependency of dependenciesOf(spec)) {
      const provider = byId.get(dependency);
      if (provider && specs.includes(provider)) visit(provider, [...above, spec.id]);
    }
    ordered.push(spec);
  };
  for (const spec of specs) visit(spec, []);
  return ordered;
}

function dependenciesOf(spec: RequestSpec): string[] {
  const names = [
    ...spec.parameters.map(({ name }) => name),
    ...Object.keys(spec.body?.properties ?? {}),
  ];
  return names.flatMap((name) =>
    (sourcesOf(spec.id, name) ?? []).map(({ operation }) => operation),
  );
}
