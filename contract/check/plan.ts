import type { Contract } from '../engine/contract.ts';
import { type Source, readSources } from '../requests/sample-requests.ts';
import { sourcesOf } from './value-sources.ts';

/** What a write needs to have happened before it, in the order of a customer's day; reads stand where there is more to see by then. */
const STORY = [
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

/** What a check sends no good request to even where it may write, and why. */
export const NEVER_TRIED: Readonly<Record<string, string>> = {
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

/** An operation in its turn. */
export interface Step {
  source: Source;
  /** `again`: it reads, and was read before. */
  kind: 'read' | 'write' | 'again';
}

/** All operations in an order in which identifiers come from earlier answers: reads by what they need, then writes as a day goes. */
export function planOf(contract: Contract, only: ReadonlySet<string>): Step[] {
  const all = readSources(contract.document);
  const sources = only.size === 0 ? all : withNeeds(all, only);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const reads = sources.filter((source) => kindOf(contract, source) === 'read');
  const writes = sources.filter((source) => kindOf(contract, source) === 'write');
  const told = STORY.flatMap((id) => byId.get(id) ?? []);
  const untold = writes.filter(({ id }) => !STORY.includes(id));
  return [
    ...inOrder(reads, byId).map((source): Step => ({ source, kind: 'read' })),
    ...[...told, ...untold].map((source): Step => {
      return { source, kind: writes.includes(source) ? 'write' : 'again' };
    }),
  ];
}

/** The chosen operations with all that show identifiers to them. */
function withNeeds(sources: readonly Source[], only: ReadonlySet<string>): Source[] {
  const wanted = new Set(only);
  // The set grows while it is walked.
  for (const id of wanted) {
    const source = sources.find((one) => one.id === id);
    if (source) for (const needed of needs(source)) wanted.add(needed);
  }
  return sources.filter(({ id }) => wanted.has(id));
}

/** Whether calling it changes anything at the backend. */
function kindOf(contract: Contract, { id, path, method }: Source): 'read' | 'write' {
  const kind = contract.document.paths[path]?.[method]?.['x-kind'];
  if (id in NEVER_TRIED || kind === 'mutation') return 'write';
  return kind === 'query' || method === 'get' ? 'read' : 'write';
}

/** Whoever shows identifiers comes before whoever needs them. */
function inOrder(sources: readonly Source[], byId: ReadonlyMap<string, Source>): Source[] {
  const ordered: Source[] = [];
  const visit = (source: Source, above: readonly string[]) => {
    if (ordered.includes(source) || above.includes(source.id)) return;
    for (const needed of needs(source)) {
      const maker = byId.get(needed);
      if (maker && sources.includes(maker)) visit(maker, [...above, source.id]);
    }
    ordered.push(source);
  };
  for (const source of sources) visit(source, []);
  return ordered;
}

function needs(source: Source): string[] {
  const names = [
    ...source.parameters.map(({ name }) => name),
    ...Object.keys(source.body?.properties ?? {}),
  ];
  return names.flatMap((name) =>
    (sourcesOf(source.id, name) ?? []).map(({ operation }) => operation),
  );
}
