import type { Contract, Operation } from '../engine/contract.ts';
import type { CheckResult } from '../check/check.ts';
import { createCoverage } from '../coverage/coverage.ts';
import type { SeenAnswer } from '../coverage/undocumented.ts';
import { createFindings, type NewFinding } from '../findings/finding.ts';
import { maskAddress } from '../lib/redact.ts';
import type { Exchange } from '../traffic/exchange.ts';
import { validateExchange } from '../traffic/validate-exchange.ts';
import { type HarEntry, type HarHeader, readEntries } from './read-entries.ts';

/** Which entries of a recording are calls of the API. */
export interface HarOptions {
  contract: Contract;
  /** What stands for `/api` in the recorded addresses. */
  base: string;
  /** Hosts of the backend; of any host when it is empty. */
  hosts: ReadonlySet<string>;
  /** Told of each recorded answer. */
  onAnswer?: (operation: Operation, answer: SeenAnswer) => void;
}

/** What came of judging recordings. */
export interface HarResult extends CheckResult {
  /** Entries that were left out, by reason. */
  left: Readonly<Record<string, number>>;
}

/**
 * Judges browsers' recordings by the contract, from whatever host they come (API-12).
 *
 * @throws when a file is no recording.
 */
export async function validateRecordings(
  files: readonly string[],
  { contract, base, hosts, onAnswer }: HarOptions,
): Promise<HarResult> {
  const began = performance.now();
  const findings = createFindings();
  const coverage = createCoverage(contract);
  const left = new Map<string, number>();
  const leave = (why: string, count = 1) => left.set(why, (left.get(why) ?? 0) + count);
  const backends = new Set<string>();
  /** Unknown calls: the backend's if it is seen to be one, else somebody else's. */
  const unknown: { host: string; finding: NewFinding }[] = [];
  let requests = 0;

  for (const file of files) {
    for await (const entry of readEntries(file)) {
      const url = new URL(entry.request.url);
      const path = pathOf(url, base);
      if (path === undefined || (hosts.size > 0 && !hosts.has(url.host))) {
        leave('not of the API');
        continue;
      }
      if (entry.request.method === 'OPTIONS') {
        leave('a browser’s question before a call (OPTIONS)');
        continue;
      }
      if (entry.response.status === 0) {
        leave('without an answer');
        continue;
      }
      const exchange = toExchange(entry, path);
      const { operation, faults, body } = await validateExchange(contract, exchange);
      for (const { blame, ...fault } of faults) {
        const finding = {
          ...fault,
          operation: operation?.id ?? `${exchange.method} ${path.split('?', 1)[0] ?? ''}`,
          attempt: `recorded ${blame} of ${exchange.method} ${maskAddress(path)}`,
          status: exchange.answer.status,
          contract: fault.contract ?? '',
          curl: '',
        };
        if (operation) findings.add(finding);
        else unknown.push({ host: url.host, finding });
      }
      if (!operation) continue;
      requests += 1;
      backends.add(url.host);
      coverage.note(operation.id, exchange.answer.status, body);
      onAnswer?.(operation, {
        ...exchange.answer,
        headers: (entry.response.headers ?? []).map(({ name, value }) => [name, value] as const),
        body,
      });
    }
  }
  for (const { host, finding } of unknown) {
    if (backends.has(host)) {
      requests += 1;
      findings.add(finding);
    } else leave('not of the API');
  }
  const warnings =
    requests > 0
      ? []
      : ['No call of the API is in the recording: --base and --host say which are.'];
  return {
    operations: [...contract.operations.keys()],
    findings: findings.all(),
    coverage: coverage.result(),
    skipped: [],
    warnings,
    requests,
    milliseconds: performance.now() - began,
    left: Object.fromEntries(left),
  };
}

function pathOf({ pathname, search }: URL, base: string): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  return `/api${pathname.slice(base.length)}${search}`;
}

function toExchange({ request, response }: HarEntry, address: string): Exchange {
  const { postData } = request;
  const type = headerOf(request.headers, 'content-type') ?? postData?.mimeType;
  const hasBody = postData?.text !== undefined || (request.bodySize ?? 0) > 0;
  return {
    method: request.method,
    address,
    request: {
      contentType: type,
      // Recorders write bytes of uploads as text that is none: what stands in them is not judged.
      body: type?.startsWith('multipart/')
        ? undefined
        : hasBody
          ? bytesOf(postData)
          : Buffer.alloc(0),
      // Browsers leave tokens out of what they export, so that one that is missing says nothing.
      hasToken: undefined,
    },
    answer: {
      status: response.status,
      contentType: headerOf(response.headers, 'content-type') ?? response.content?.mimeType,
      body: answerBody(response),
    },
  };
}

function answerBody({ content }: HarEntry['response']): Buffer | undefined {
  if (content?.text === undefined) return content?.size === 0 ? Buffer.alloc(0) : undefined;
  const bytes = bytesOf(content);
  // Recorders keep the beginning of what is long: that is their doing, not the backend's.
  return bytes && content.size !== undefined && bytes.length < content.size ? undefined : bytes;
}

function bytesOf(kept: { text?: string; encoding?: string } | undefined): Buffer | undefined {
  if (kept?.text === undefined) return undefined;
  return Buffer.from(kept.text, kept.encoding === 'base64' ? 'base64' : 'utf8');
}

function headerOf(headers: readonly HarHeader[] = [], wanted: string): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
}
