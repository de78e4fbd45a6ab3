import type { Contract, Operation } from '../engine/contract.ts';
import { readSources, type Source } from '../requests/sample-requests.ts';
import type { SeenAnswer } from '../coverage/undocumented.ts';
import { createFindings, type Finding } from '../findings/finding.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { type Attempt, attemptsOf, type Skipped } from './attempts.ts';
import { type Coverage, createCoverage } from '../coverage/coverage.ts';
import { followUpsOf } from './follow-ups.ts';
import { evaluateResponse, type Judged } from './evaluate-response.ts';
import { paginationFaults, pagingOf } from './pagination.ts';
import { NEVER_TRIED, planOf, type Step } from './plan.ts';
import { createPool, type Seeds } from './value-pool.ts';
import { type Person, SESSION_ROUND, walkSession } from './auth-probe.ts';
import { curlOf, type Reply, send, type Target } from './target.ts';

/** What to check, and how. */
export interface CheckOptions {
  contract: Contract;
  target: Target;
  /** Of a customer; without one only what guests can do is tried. */
  token: string | undefined;
  /** Who can sign in once more, by the contract's own call; undefined where that is not known. */
  person?: Person | undefined;
  /** Whether the backend's data may be changed. */
  mayWrite: boolean;
  /** Operations to look at; all of them when it is empty. */
  only: ReadonlySet<string>;
  seeds: Seeds;
  /** Told of each whole answer. */
  onAnswer?: (operation: Operation, answer: SeenAnswer) => void;
  /** Told of each operation as its turn comes. */
  onProgress?: (done: number, of: number, operation: string) => void;
}

/** What came of a check. */
export interface CheckResult {
  /** All operations of the contract, or the chosen ones. */
  operations: string[];
  findings: Finding[];
  coverage: Coverage;
  skipped: Skipped[];
  /** Why the run proves less than it seems to. */
  warnings: string[];
  requests: number;
  milliseconds: number;
}

/** A token that nobody issued. */
const BROKEN_TOKEN = 'souk-contract-broken-token';

/** How often a request that was sent too fast is sent again. */
const MAX_RETRIES = 3;

/** Walks all operations of a live backend and judges each answer by the contract (API-10). */
export async function checkBackend(options: CheckOptions): Promise<CheckResult> {
  const { contract, target, only, seeds } = options;
  const began = performance.now();
  const findings = createFindings();
  const coverage = createCoverage(contract);
  const pool = createPool(seeds);
  const skipped: Skipped[] = [];
  const sources = readSources(contract.document);
  const tried = new Set<string>();
  const outcomes = new Map<string, number[]>();
  let requests = 0;

  async function sendPatiently(
    source: Source,
    attempt: Attempt,
    second: string | undefined,
  ): Promise<Reply> {
    const { token: own } = options;
    const token = { own, none: undefined, broken: BROKEN_TOKEN, second }[attempt.token];
    for (let again = 0; ; again += 1) {
      requests += 1;
      const reply = await send(target, source, attempt.request, token);
      if (reply.outcome === 'lost' || reply.status !== 429 || again >= MAX_RETRIES) return reply;
      const seconds = Number(reply.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
      });
    }
  }

  async function tryOnce(
    operation: Operation,
    source: Source,
    attempt: Attempt,
    second?: string,
  ): Promise<Judged> {
    const reply = await sendPatiently(source, attempt, second);
    const judged = evaluateResponse(operation, attempt, reply, source.crashes !== undefined);
    if (judged.status !== undefined) coverage.note(operation.id, judged.status, judged.body);
    if (reply.outcome === 'answered') options.onAnswer?.(operation, seenOf(reply, judged.body));
    report(source, attempt, judged);
    return judged;
  }

  function report(source: Source, attempt: Attempt, { faults, status }: Judged) {
    if (only.size > 0 && !only.has(source.id)) return;
    for (const { contract: rule, ...fault } of faults) {
      findings.add({
        ...fault,
        operation: source.id,
        attempt: attempt.name,
        status,
        contract: rule ?? operationPointer(source),
        curl: curlOf(target, source, attempt.request, attempt.token !== 'none'),
      });
    }
  }

  async function take({ source }: Step) {
    const operation = contract.operations.get(source.id);
    if (!operation) return;
    const { attempts: all, skipped: left } = attemptsOf(contract, operation, source, pool);
    const attempts = source.id in NEVER_TRIED ? all.filter(isHarmless) : all;
    const isAgain = tried.has(source.id);
    tried.add(source.id);
    if (!isAgain) skipped.push(...left);
    for (const attempt of attempts) {
      if (isAgain && attempt.expects !== 'documented') continue;
      const judged = await tryOnce(operation, source, attempt);
      if (attempt.expects !== 'documented' || judged.status === undefined) continue;
      outcomes.set(source.id, [...(outcomes.get(source.id) ?? []), judged.status]);
      if (judged.status < 300) pool.learn(source.id, judged.body);
      else if (isRefusedGood(operation, judged.status)) {
        report(source, attempt, { ...judged, faults: [refusedGood(judged.status)] });
      }
    }
    if (!isAgain) await followUp(source);
    const paging = isAgain ? undefined : pagingOf(contract, operation);
    const [good] = attempts;
    if (!paging || !good) return;
    const pages: Judged[] = [];
    for (const request of paging.requests(good.request)) {
      pages.push(await tryOnce(operation, source, { ...good, name: 'page by page', request }));
    }
    report(
      source,
      { ...good, name: 'page by page' },
      {
        ...good,
        status: pages[0]?.status,
        body: undefined,
        faults: paginationFaults(
          paging,
          pages.map(({ body }) => body),
        ),
      },
    );
  }

  /** Asks another operation whether a write has come about. */
  async function followUp(source: Source) {
    for (const { ask, fault } of followUpsOf(source)) {
      const operation = contract.operations.get(ask);
      const asked = sources.find(({ id }) => id === ask);
      if (!operation || !asked) continue;
      const [attempt] = attemptsOf(contract, operation, asked, pool).attempts;
      if (!attempt) continue;
      const named = { ...attempt, name: `${ask}, after ${source.id}` };
      const judged = await tryOnce(operation, asked, named);
      const found = fault(judged, pool);
      if (!found) continue;
      const whole = { ...found, pointer: '', contract: undefined };
      report(source, named, { ...judged, faults: [whole] });
    }
  }

  const steps = planOf(contract, only).filter((step) => isDue(step, options, skipped));
  for (const [index, step] of steps.entries()) {
    options.onProgress?.(index, steps.length, step.source.id);
    await take(step);
  }

  const { person, mayWrite } = options;
  const isWanted = only.size === 0 || [...SESSION_ROUND].some((id) => only.has(id));
  if (person && mayWrite && isWanted) {
    await walkSession(person, async (id, attempt, second) => {
      const operation = contract.operations.get(id);
      const source = sources.find((one) => one.id === id);
      if (!operation || !source) return undefined;
      const judged = await tryOnce(operation, source, attempt, second);
      if (attempt.expects !== 'documented' || judged.status === undefined) return judged;
      outcomes.set(id, [...(outcomes.get(id) ?? []), judged.status]);
      return judged;
    });
  }

  const milliseconds = Math.round(performance.now() - began);
  const operations = [...contract.operations.keys()].filter(
    (id) => only.size === 0 || only.has(id),
  );
  options.onProgress?.(steps.length, steps.length, '');
  const result = { operations, findings: findings.all(), coverage: coverage.result(), skipped };
  return { ...result, warnings: warningsOf(outcomes, options), requests, milliseconds };
}

function seenOf({ status, headers }: Extract<Reply, { outcome: 'answered' }>, body: unknown) {
  return { status, contentType: headers.get('content-type') ?? undefined, headers, body };
}

/** Whether a step is taken; what isn't is noted with its reason, once. */
function isDue({ source, kind }: Step, options: CheckOptions, skipped: Skipped[]): boolean {
  const { contract, token, mayWrite } = options;
  if (kind === 'again' && !mayWrite) return false;
  const isWalked = options.person !== undefined && mayWrite && SESSION_ROUND.has(source.id);
  const never = isWalked ? undefined : NEVER_TRIED[source.id];
  const isPersonal = contract.operations.get(source.id)?.access === 'customer';
  const missing =
    kind === 'write' && !mayWrite
      ? 'it changes data; --write tries it'
      : isPersonal && token === undefined
        ? 'it is for customers; --token or --login tries it'
        : undefined;
  const why = never ?? missing;
  if (why !== undefined && !skipped.some(({ operation }) => operation === source.id)) {
    const what = missing === undefined ? 'good requests' : 'everything';
    skipped.push({ operation: source.id, what, why });
  }
  return missing === undefined;
}

/** What nothing can come of: nobody is signed in, or what is required is not there, or nobody knows it. */
function isHarmless({ expects, token, name }: Attempt): boolean {
  return expects === 'unauthorised' || (token === 'none' && /^(body lacks|unknown) /.test(name));
}

/** What only reads, and names only what the backend itself has shown, has no reason to be refused. */
function isRefusedGood({ method, answers }: Operation, status: number): boolean {
  return method === 'get' && answers.has(200) && status >= 400 && status < 500;
}

function refusedGood(status: number): Judged['faults'][number] {
  return {
    check: 'positive_data_acceptance',
    code: 'good-data-refused',
    pointer: '',
    message: `answered ${status} to a good request that names only what the backend itself has shown`,
    contract: undefined,
  };
}

/** In a run where hardly anything was answered well, silence proves nothing. */
function warningsOf(
  outcomes: ReadonlyMap<string, readonly number[]>,
  { contract, token }: CheckOptions,
): string[] {
  const never = [...outcomes].filter(
    ([id, statuses]) =>
      contract.operations.get(id)?.answers.has(200) && !statuses.some((status) => status < 300),
  );
  const warnings = never.map(
    ([id, statuses]) =>
      `${id} was never answered well (${[...new Set(statuses)].join(', ')}): its good answer is unproved.`,
  );
  if (token === undefined)
    warnings.unshift('Without --token or --login, whatever is for customers is unproved.');
  return warnings;
}
