import { expect } from 'vitest';
import type { components } from '../../generated/schema.d.ts';

export type Schemas = components['schemas'];

export interface ParsedResponse<Body> {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
  readonly body: Body;
}

/** Also checks that the response matches the contract. */
export async function parseResponse<Body>(response: Response): Promise<ParsedResponse<Body>> {
  const text = await response.text();
  expect(response.headers.get('x-contract-violation'), text).toBeNull();
  const contentType = response.headers.get('content-type');
  const isJson = contentType?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    contentType,
    text,
    body: (isJson ? JSON.parse(text) : undefined) as Body,
  };
}
