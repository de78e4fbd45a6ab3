import { type Coverage, createCoverage } from '../coverage/coverage.ts';
import type { ReceivedResponse } from '../coverage/undocumented.ts';
import type { Contract, Operation } from '../engine/contract.ts';
import { operationPointer } from '../engine/list-operations.ts';
import type { BaselineComparison } from '../findings/baseline.ts';
import { createFindings, type Finding } from '../findings/finding.ts';
import { listRequestSpecs, type RequestSpec } from '../requests/sample-requests.ts';
import { type Attempt, createAttempts, type Skipped } from './attempts.ts';
import { type Credentials, probeSession, SESSION_OPERATIONS } from './auth-probe.ts';
import { createEventChecks, type RealtimeSource } from './event-checks.ts';
import { evaluateResponse, isSuccess, type ResponseEvaluation } from './evaluate-response.ts';
import { followUpsOf } from './follow-ups.ts';
import { createPageProbe, findPaginationErrors } from './pagination.ts';
import { EXCLUDED_OPERATIONS, planSteps, type Step } from './plan-steps.ts';
import { retryDelay } from './retry-delay.ts';
import { formatCurl, type RequestOutcome, sendRequest, type Target } from './target.ts';
import { createValuePool, type Seeds } from './value-pool.ts';

export interface CheckOptions {
  contract: Contract;
  target: Target;
  /** Token of a customer; without one, only public operations are called. */
  token: string | undefined;
  /** For a second session, if the contract's login is available. */
  credentials?: Credentials | undefined;
  canWrite: boolean;
  /** Empty for all operations. */
  only: ReadonlySet<string>;
  /** Operations that are not called. */
  ignored?: ReadonlySet<string>;
  seeds: Seeds;
  /** Without it, realtime events are not validated. */
  realtime?: RealtimeSource | undefined;
  onResponse?: (operation: Operation, response: ReceivedResponse) => void;
  onProgress?: (completed: number, total: number, operation: string) => void;
}

export interface CheckResult {
  operations: string[];
  /** The documented calls of recordings, such as `GET /api/orders`. */
  calls?: string[];
  /** Writes whose effect a later response has shown. */
  verifiedWrites?: string[];
  /** With a baseline, only new ones. */
  findings: Finding[];
  baseline?: BaselineComparison;
  coverage: Coverage;
  skipped: Skipped[];
  /** Body fields in which the backend accepted an invalid value, as the contract documents. */
  unvalidated: UnvalidatedFields[];
  warnings: string[];
  requests: number;
  milliseconds: number;
}

export interface UnvalidatedFields {
  operation: string;
  fields: string[];
}

const INVALID_TOKEN = 'souk-contract-broken-token';

/** The tokens in curl commands. */
const SHOWN_TOKENS: Readonly<Record<Attempt['token'], string | undefined>> = {
  own: '$TOKEN',
  none: undefined,
  broken: INVALID_TOKEN,
  second: '$TOKEN',
};

/** Retries after a 429. */
const MAX_RETRIES = 3;

/** Calls every operation of a live backend and validates the responses (API-10). */
export async function checkBackend(options: CheckOptions): Promise<CheckResult> {
  const { contract, target, only, seeds } = options;
  const startedAt = performance.now();
  const findings = createFindings();
  const coverage = createCoverage(contract);
  const events =
    options.realtime && createEventChecks(options.realtime, (found) => findings.add(found));
  const pool = createValuePool(seeds);
  const skipped: Skipped[] = [];
  const specs = listRequestSpecs(contract.document);
  const unvalidated = new Map<string, Set<string>>();
  const tried = new Set<string>();
  const verifiedWrites = new Set<string>();
  const outcomes = new Map<string, number[]>();
  let requests = 0;

  /** The others only provide values. */
  const isChecked = (id: string) => only.size === 0 || only.has(id);

  async function sendWithRetries(
    spec: RequestSpec,
    attempt: Attempt,
    secondToken: string | undefined,
  ): Promise<RequestOutcome> {
    const { token: own } = options;
    const token = { own, none: undefined, broken: INVALID_TOKEN, second: secondToken }[
      attempt.token
    ];
    for (let retries = 0; ; retries += 1) {
      requests += 1;
      const outcome = await sendRequest(target, spec, attempt.request, token);
      const isLimited = outcome.kind === 'response' && outcome.status === 429;
      if (!isLimited || retries >= MAX_RETRIES) return outcome;
      const delayMs = retryDelay(outcome.headers.get('retry-after'));
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs);
      });
    }
  }

  async function sendAttempt(
    operation: Operation,
    spec: RequestSpec,
    attempt: Attempt,
    secondToken?: string,
  ): Promise<ResponseEvaluation> {
    await events?.prepare(spec.id, attempt.request);
    const outcome = await sendWithRetries(spec, attempt, secondToken);
    const evaluation = evaluateResponse(operation, attempt, outcome, spec.knownCrash !== undefined);
    if (outcome.kind === 'response') {
      coverage.record(operation.id, outcome.status, evaluation.body);
      options.onResponse?.(operation, toReceivedResponse(outcome, evaluation.body));
    }
    await events?.noteResponse(spec.id, attempt.request, evaluation);
    noteUnvalidated(spec, attempt, evaluation);
    report(spec, attempt, evaluation);
    return evaluation;
  }

  function noteUnvalidated(
    { id }: RequestSpec,
    { unvalidatedField: field }: Attempt,
    { status }: ResponseEvaluation,
  ) {
    if (field === undefined || !isSuccess(status)) return;
    if (!isChecked(id)) return;
    unvalidated.set(id, (unvalidated.get(id) ?? new Set()).add(field));
  }

  /** `requested` is the operation of the request, if it differs from the reported one. */
  function report(
    spec: RequestSpec,
    attempt: Attempt,
    { errors, status }: ResponseEvaluation,
    requested = spec,
  ) {
    if (!isChecked(spec.id)) return;
    for (const { contract: rule, ...error } of errors) {
      findings.add({
        ...error,
        operation: spec.id,
        attempt: attempt.name,
        status,
        contract: rule ?? operationPointer(spec),
        curl: formatCurl(target, requested, attempt.request, SHOWN_TOKENS[attempt.token]),
      });
    }
  }

  async function runStep({ spec }: Step) {
    const operation = contract.operations.get(spec.id);
    if (!operation) return;
    const { attempts: all, skipped: notTried } = createAttempts(contract, operation, spec, pool);
    const attempts = spec.id in EXCLUDED_OPERATIONS ? all.filter(isHarmless) : all;
    const isRepeated = tried.has(spec.id);
    const isComplete = !isRepeated && isChecked(spec.id);
    tried.add(spec.id);
    if (!isRepeated) skipped.push(...notTried);
    // An earlier write has provided the missing value.
    else if (attempts.length > 0) removeSkipped(skipped, spec.id);
    for (const attempt of attempts) {
      if (!isComplete && attempt.expects !== 'documented') continue;
      const evaluation = await sendAttempt(operation, spec, attempt);
      if (attempt.expects !== 'documented' || evaluation.status === undefined) continue;
      outcomes.set(spec.id, [...(outcomes.get(spec.id) ?? []), evaluation.status]);
      if (evaluation.status < 300) pool.addResponse(spec.id, evaluation.body);
      else if (isGoodRequestRefused(operation, evaluation.status)) {
        report(spec, attempt, { ...evaluation, errors: [goodRequestRefused(evaluation.status)] });
      }
    }
    if (!isComplete) return;
    if (outcomes.get(spec.id)?.some((status) => isSuccess(status))) await followUp(spec);
    const pageProbe = createPageProbe(contract, operation);
    const [good] = attempts;
    if (!pageProbe || !good) return;
    const paging = { ...good, name: 'page by page' };
    let status: number | undefined;
    const errors = await findPaginationErrors(pageProbe, async (page, size) => {
      const request = pageProbe.request(good.request, page, size);
      const evaluation = await sendAttempt(operation, spec, { ...paging, request });
      status = evaluation.status;
      return evaluation.body;
    });
    report(spec, paging, { status, body: undefined, errors });
  }

  /** Verifies the effect of a write. */
  async function followUp(spec: RequestSpec) {
    for (const { probe, findErrors } of followUpsOf(spec)) {
      const operation = options.ignored?.has(probe) ? undefined : contract.operations.get(probe);
      const probed = specs.find(({ id }) => id === probe);
      if (!operation || !probed) continue;
      const [attempt] = createAttempts(contract, operation, probed, pool).attempts;
      if (!attempt) continue;
      const named = { ...attempt, name: `${probe}, after ${spec.id}` };
      const evaluation = await sendAttempt(operation, probed, named);
      const found = findErrors(evaluation, pool);
      if (!found) continue;
      verifiedWrites.add(spec.id);
      const errors = found.map((error) => ({ ...error, pointer: '', contract: undefined }));
      report(spec, named, { ...evaluation, errors }, probed);
    }
  }

  const steps = planSteps(contract, only).filter((step) => shouldRun(step, options, skipped));
  for (const [index, step] of steps.entries()) {
    options.onProgress?.(index, steps.length, step.spec.id);
    await runStep(step);
  }

  const { credentials, canWrite } = options;
  const isSessionIncluded = [...SESSION_OPERATIONS].some(isChecked);
  if (credentials && canWrite && isSessionIncluded) {
    await probeSession(credentials, async (id, attempt, secondToken) => {
      const operation = options.ignored?.has(id) ? undefined : contract.operations.get(id);
      const spec = specs.find((one) => one.id === id);
      if (!operation || !spec) return undefined;
      const evaluation = await sendAttempt(operation, spec, attempt, secondToken);
      if (attempt.expects !== 'documented' || evaluation.status === undefined) return evaluation;
      outcomes.set(id, [...(outcomes.get(id) ?? []), evaluation.status]);
      return evaluation;
    });
  }

  const eventShare = await events?.finish();
  const milliseconds = Math.round(performance.now() - startedAt);
  const operations = [...contract.operations.keys()].filter(isChecked);
  options.onProgress?.(steps.length, steps.length, '');
  const result = {
    operations,
    verifiedWrites: [...verifiedWrites],
    findings: findings.all(),
    coverage: { ...coverage.result(), ...(eventShare ? { events: eventShare } : {}) },
    skipped,
    unvalidated: [...unvalidated].map(([operation, fields]) => ({
      operation,
      fields: [...fields],
    })),
  };
  return { ...result, warnings: findWarnings(outcomes, options), requests, milliseconds };
}

function toReceivedResponse(
  { status, headers }: Extract<RequestOutcome, { kind: 'response' }>,
  body: unknown,
) {
  return { status, contentType: headers.get('content-type') ?? undefined, headers, body };
}

function removeSkipped(skipped: Skipped[], id: string): void {
  const index = skipped.findIndex(
    ({ operation, what }) => operation === id && what === 'everything',
  );
  if (index >= 0) skipped.splice(index, 1);
}

/** Adds the reason to `skipped` once if a step does not run. */
function shouldRun({ spec, kind }: Step, options: CheckOptions, skipped: Skipped[]): boolean {
  const { contract, token, canWrite } = options;
  if (kind === 'again' && !canWrite) return false;
  if (options.ignored?.has(spec.id)) {
    if (!skipped.some(({ operation }) => operation === spec.id)) {
      skipped.push({ operation: spec.id, what: 'everything', why: 'it is ignored' });
    }
    return false;
  }
  const isProbed = options.credentials !== undefined && canWrite && SESSION_OPERATIONS.has(spec.id);
  const excluded = isProbed ? undefined : EXCLUDED_OPERATIONS[spec.id];
  const isPersonal = contract.operations.get(spec.id)?.access === 'customer';
  const missing =
    kind === 'write' && !canWrite
      ? 'it changes data; use --write'
      : isPersonal && token === undefined
        ? 'it needs a customer; use --token or --login'
        : undefined;
  const why = excluded ?? missing;
  if (why !== undefined && !skipped.some(({ operation }) => operation === spec.id)) {
    const what = missing === undefined ? 'valid requests' : 'everything';
    skipped.push({ operation: spec.id, what, why });
  }
  return missing === undefined;
}

/**
 * Whether the attempt can't change data: the token, a required value or a known identifier is
 * missing.
 */
function isHarmless({ expects, token, name }: Attempt): boolean {
  return expects === 'unauthorised' || (token === 'none' && /^(body lacks|unknown) /.test(name));
}

/** A read with the backend's own identifiers must succeed. */
function isGoodRequestRefused(operation: Operation, status: number): boolean {
  const { method, responses } = operation;
  if (isFromLaterRelease(operation, status)) return false;
  return method === 'get' && responses.has(200) && status >= 400 && status < 500;
}

/** Whether the response says that the backend is older than the operation. */
function isFromLaterRelease({ since }: Operation, status: number): boolean {
  return since !== undefined && status === 404;
}

function goodRequestRefused(status: number): ResponseEvaluation['errors'][number] {
  return {
    check: 'positive_data_acceptance',
    code: 'good-data-refused',
    pointer: '',
    message: `returned ${status} for a valid request with values from the backend itself`,
    contract: undefined,
  };
}

/** Lists the gaps of a run without findings. */
function findWarnings(
  outcomes: ReadonlyMap<string, readonly number[]>,
  { contract, token }: CheckOptions,
): string[] {
  const failed = [...outcomes].filter(([id, statuses]) => {
    const operation = contract.operations.get(id);
    return (
      operation?.responses.has(200) &&
      !statuses.some((status) => status < 300 || isFromLaterRelease(operation, status))
    );
  });
  const warnings = failed.map(
    ([id, statuses]) =>
      `${id} never succeeded (${[...new Set(statuses)].join(', ')}): its success response is unverified.`,
  );
  if (token === undefined) {
    warnings.unshift('Without --token or --login, customer operations are unverified.');
  }
  return warnings;
}
