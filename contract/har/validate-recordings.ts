import type { CheckResult } from '../check/check-backend.ts';
import { createCoverage } from '../coverage/coverage.ts';
import type { ReceivedResponse } from '../coverage/undocumented.ts';
import type { Contract, Operation } from '../engine/contract.ts';
import { createFindings, type NewFinding } from '../findings/finding.ts';
import { maskUrl } from '../lib/redact.ts';
import { type Channels, PUSHER_PATH, toFindings } from '../realtime/channels.ts';
import type { Exchange } from '../traffic/exchange.ts';
import { validateExchange } from '../traffic/validate-exchange.ts';
import {
  type HarEntry,
  type HarHeader,
  type HarSocketMessage,
  readEntries,
} from './read-entries.ts';

export interface HarOptions {
  contract: Contract;
  channels: Channels;
  /** Path that replaces `/api` in the recorded URLs. */
  base: string;
  hosts: ReadonlySet<string>;
  onResponse?: (operation: Operation, response: ReceivedResponse) => void;
}

export interface HarResult extends CheckResult {
  /** Ignored entries by reason. */
  ignoredCounts: Readonly<Record<string, number>>;
}

const NO_REQUESTS = 'The recording contains no API requests. Check --base and --host.';

/**
 * Validates HAR files recorded by browsers (API-12).
 *
 * @throws if a file is not a recording, or if there is nothing to validate.
 */
export async function validateRecordings(
  files: readonly string[],
  { contract, channels, base, hosts, onResponse }: HarOptions,
): Promise<HarResult> {
  const startedAt = performance.now();
  const findings = createFindings();
  const coverage = createCoverage(contract);
  const ignoredCounts = new Map<string, number>();
  const skip = (why: string) => ignoredCounts.set(why, (ignoredCounts.get(why) ?? 0) + 1);
  const backends = new Set<string>();
  const calls = new Set<string>();
  /** Undocumented calls count once their host has responded to a documented one. */
  const unknown: { host: string; finding: NewFinding }[] = [];
  let requests = 0;
  let hasRealtime = false;

  for (const file of files) {
    for await (const entry of readEntries(file)) {
      const url = new URL(entry.request.url);
      const { _webSocketMessages: messages } = entry;
      const isOnHost = hosts.size === 0 || hosts.has(url.host);
      if (messages) {
        if (!isOnHost || !PUSHER_PATH.test(url.pathname)) {
          skip('not a realtime connection');
          continue;
        }
        hasRealtime = true;
        for (const found of findEventErrors(channels, messages)) findings.add(found);
        continue;
      }
      const path = apiPath(url, base);
      if (path === undefined || !isOnHost) {
        skip('not an API request');
        continue;
      }
      if (entry.request.method === 'OPTIONS') {
        skip('CORS preflight (OPTIONS)');
        continue;
      }
      if (entry.response.status === 0) {
        skip('without a response');
        continue;
      }
      const exchange = toExchange(entry, path);
      const { operation, errors, isBodyValidated, body } = await validateExchange(
        contract,
        exchange,
      );
      const call = `${exchange.method} ${maskUrl(path.split('?', 1)[0] ?? '')}`;
      for (const { blame, ...error } of errors) {
        const finding = {
          ...error,
          operation: operation?.id ?? call,
          attempt: `recorded ${blame} of ${exchange.method} ${maskUrl(path)}`,
          status: exchange.response.status,
          contract: error.contract ?? '',
          curl: '',
        };
        if (operation) findings.add(finding);
        else unknown.push({ host: url.host, finding });
      }
      if (!operation) continue;
      requests += 1;
      backends.add(url.host);
      calls.add(call);
      const status = isBodyValidated ? exchange.response.status : undefined;
      coverage.record(operation.id, status, body);
      onResponse?.(operation, { ...exchange.response, body });
    }
  }
  for (const { host, finding } of unknown) {
    if (backends.has(host)) {
      requests += 1;
      findings.add(finding);
    } else skip('not an API request');
  }
  if (requests === 0 && !hasRealtime) {
    const ignored = [...ignoredCounts].map(([why, count]) => ` ${count} ${why}.`).join('');
    throw new Error(`${NO_REQUESTS}${ignored}`);
  }
  return {
    operations: [...contract.operations.keys()],
    calls: [...calls],
    findings: findings.all(),
    coverage: coverage.result(),
    skipped: [],
    unvalidated: [],
    warnings: requests > 0 ? [] : [NO_REQUESTS],
    requests,
    milliseconds: performance.now() - startedAt,
    ignoredCounts: Object.fromEntries(ignoredCounts),
  };
}

function findEventErrors(channels: Channels, messages: readonly HarSocketMessage[]): NewFinding[] {
  const frames = messages.filter(({ type, opcode }) => type === 'receive' && opcode === 1);
  return frames.flatMap(({ data }) => {
    const received = channels.validateFrame(data);
    return received ? toFindings(received) : [];
  });
}

function apiPath({ pathname, search }: URL, base: string): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  return `/api${pathname.slice(base.length)}${search}`;
}

function toExchange({ request, response }: HarEntry, pathWithQuery: string) {
  const { postData } = request;
  const type = headerOf(request.headers, 'content-type') ?? postData?.mimeType;
  const hasBody = postData?.text !== undefined || (request.bodySize ?? 0) > 0;
  return {
    method: request.method,
    pathWithQuery,
    request: {
      contentType: type,
      // Browsers record the bytes of uploads as broken text.
      body: type?.startsWith('multipart/')
        ? undefined
        : hasBody
          ? decodeText(postData)
          : Buffer.alloc(0),
      // Browsers export recordings without tokens.
      hasToken: undefined,
    },
    response: {
      status: response.status,
      contentType: headerOf(response.headers, 'content-type') ?? response.content?.mimeType,
      headers: toHeaders(response.headers),
      body: responseBody(response),
    },
  } satisfies Exchange;
}

/** Unlike `Headers`, accepts any value: browsers decode them, and join some by line breaks. */
function toHeaders(recorded: readonly HarHeader[] = []): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const { name, value } of recorded) {
    // HTTP/2 records its pseudo-headers too.
    if (name.startsWith(':')) continue;
    const key = name.toLowerCase();
    const previous = headers.get(key);
    headers.set(key, previous === undefined ? value : `${previous}, ${value}`);
  }
  return headers;
}

function responseBody({ content }: HarEntry['response']): Buffer | undefined {
  if (content?.text === undefined) return content?.size === 0 ? Buffer.alloc(0) : undefined;
  const bytes = decodeText(content);
  // Browsers truncate long bodies.
  return bytes && content.size !== undefined && bytes.length < content.size ? undefined : bytes;
}

function decodeText(content: { text?: string; encoding?: string } | undefined): Buffer | undefined {
  if (content?.text === undefined) return undefined;
  return Buffer.from(content.text, content.encoding === 'base64' ? 'base64' : 'utf8');
}

function headerOf(headers: readonly HarHeader[] = [], headerName: string): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === headerName)?.value;
}
