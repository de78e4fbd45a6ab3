import { errorMessage } from '../lib/error-message.ts';
import { excerpt } from '../lib/redact.ts';
import { findJsonProblems } from './find-json-problems.ts';

export interface BodyProblem {
  code:
    | 'body-content-encoding'
    | 'body-unreadable'
    | 'body-encoding'
    | 'body-duplicate-key'
    | 'body-unsafe-number';
  pointer: string;
  message: string;
}

export interface ParsedBody {
  /** Parsed JSON, or text; undefined if empty or unreadable. */
  body: unknown;
  isReadable: boolean;
  problems: BodyProblem[];
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Why bytes don't match their Content-Encoding. */
export interface DecodingError {
  /** Content-Encoding. */
  coding: string;
  reason: string;
}

/**
 * Decodes a body, parses it if its Content-Type is JSON, and checks its bytes. Bytes with a
 * `decodingError` are not read.
 */
export function parseResponseBody(
  contentType: string | undefined,
  bytes: Buffer,
  decodingError?: DecodingError,
): ParsedBody {
  if (decodingError) {
    const { coding, reason } = decodingError;
    const message = `Content-Encoding is ${coding}, but the body can't be decoded: ${reason}`;
    const problem: BodyProblem = { code: 'body-content-encoding', pointer: '', message };
    return { body: undefined, isReadable: false, problems: [problem] };
  }
  if (bytes.length === 0) return { body: undefined, isReadable: true, problems: [] };
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const isJson = type.trim().endsWith('json');
  if (!isJson && !type.startsWith('text/')) {
    return { body: bytes.toString(), isReadable: true, problems: [] };
  }
  const charset = parameters
    .map((one) => /^\s*charset="?([^"\s]+)/.exec(one)?.[1])
    .find((one) => one !== undefined);
  const isUtf8 = charset === undefined || charset === 'utf-8' || charset === 'utf8';
  // Texts may have another encoding, which Content-Type names.
  if (!isJson && !isUtf8) return { body: bytes.toString(), isReadable: true, problems: [] };
  const problems = findEncodingProblems(bytes);
  if (!isUtf8) {
    const message = `Content-Type says charset=${charset}, but JSON is UTF-8`;
    problems.push({ code: 'body-encoding', pointer: '', message });
  }
  const text = new TextDecoder().decode(bytes);
  if (!isJson) return { body: text, isReadable: true, problems };
  try {
    const body: unknown = JSON.parse(text);
    for (const { kind, ...found } of findJsonProblems(text)) {
      problems.push({ ...found, code: `body-${kind}` });
    }
    return { body, isReadable: true, problems };
  } catch (error) {
    const message = `the body is not valid JSON (${errorMessage(error)}): ${excerpt(text)}`;
    problems.push({ code: 'body-unreadable', pointer: '', message });
    return { body: undefined, isReadable: false, problems };
  }
}

function findEncodingProblems(bytes: Buffer): BodyProblem[] {
  const messages: string[] = [];
  if (bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)) {
    messages.push('the body starts with a byte order mark');
  }
  const encoded = Buffer.from(bytes.toString());
  const at = encoded.equals(bytes) ? -1 : bytes.findIndex((byte, index) => byte !== encoded[index]);
  if (at >= 0) {
    const hex = `0x${bytes[at]?.toString(16).padStart(2, '0')}`;
    messages.push(`the body is not valid UTF-8: ${hex} at byte ${at}`);
  }
  return messages.map((message) => ({ code: 'body-encoding', pointer: '', message }));
}
