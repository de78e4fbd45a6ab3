import type { Method, Pagination } from '../../contract/engine/contract-document.ts';
import type { Access } from '../../contract/engine/operation-access.ts';

export interface Operation {
  id: string;
  method: Method;
  path: string;
  tag: string;
  summary: string;
  deprecated: boolean;
  kind: 'query' | 'mutation';
  access: Access;
  inPath: string[];
  inQuery: string[];
  isInputOptional: boolean;
  body: 'none' | 'json' | 'multipart';
  isText: boolean;
  isFile: boolean;
  /** Whether queries return `data` instead of the envelope. */
  unwrap: boolean;
  /** `x-populates` needs the same one on both sides. */
  responseSchema: string | undefined;
  invalidates: string[];
  populates: { operation: string; unless?: string }[];
  pagination: Pagination | undefined;
  /** A status, or the field of a 422. */
  notFound: number | string | undefined;
  recordsView: boolean;
  serial: string | undefined;
  onUnauthorized: string | undefined;
  /** Paths in the data of texts that clients translate. */
  untranslated: string[];
  /** The file of the body whose first upload is lost. */
  losesFirst: string | undefined;
}

export interface OperationProblem {
  operation: string;
  rule: string;
  message: string;
}
