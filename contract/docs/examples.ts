import { type ContractDocument, resolveRef, type MediaType } from '../engine/contract-document.ts';

interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export function examplesOf(
  document: ContractDocument,
  media: MediaType,
): { name: string; summary: string; value: unknown }[] {
  const named = Object.entries(media.examples ?? {}).map(([name, node]) => {
    const example = resolveRef<Example>(document, node as Example);
    return { name, summary: example.summary ?? name, value: example.value };
  });
  if (media.example === undefined) return named;
  return [{ name: 'example', summary: 'Example', value: media.example }, ...named];
}

export function firstExample(document: ContractDocument, media: MediaType): unknown {
  return examplesOf(document, media)[0]?.value;
}
