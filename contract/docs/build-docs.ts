import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { ContractDocument } from '../engine/contract-document.ts';
import { pageMarkup } from './page.ts';
import type { ChannelsDocument } from '../engine/channels-document.ts';
import { createPages } from './create-pages.ts';
import { STYLE } from './style.ts';

/**
 * Returns the files by name.
 *
 * @param mock default URL of requests.
 */
export async function buildDocs(
  contract: ContractDocument,
  channels: ChannelsDocument | undefined,
  mock: string,
): Promise<Map<string, string>> {
  const pages = createPages(contract, channels);
  const files = new Map<string, string>(
    pages.map((page) => [`${page.name}.html`, pageMarkup(page, pages, mock)]),
  );
  files.set('docs.css', STYLE);
  files.set('docs.js', await bundleScript());
  files.set('contract.js', `globalThis.contract = ${JSON.stringify(withoutExamples(contract))};\n`);
  return files;
}

/** A classic script, because browsers don't load modules from disk. */
async function bundleScript(): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'client/main.ts'),
    platform: 'browser',
    // Ajv reads it, but browsers don't define it.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

function withoutExamples(document: ContractDocument): unknown {
  const { examples: _, ...components } = { examples: {}, ...document.components };
  return JSON.parse(
    JSON.stringify({ ...document, components }, (key, value: unknown) =>
      key === 'examples' && typeof value === 'object' && !Array.isArray(value) ? undefined : value,
    ),
  );
}
