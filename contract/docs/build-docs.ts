import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { ContractDocument } from '../engine/contract-document.ts';
import { pageMarkup } from './page.ts';
import type { ChannelsDocument } from '../engine/channels-document.ts';
import { makePages } from './pages.ts';
import { STYLE } from './style.ts';

/**
 * The reference as files by name: pages, one style sheet, one script, and the contract for the script to judge answers by.
 *
 * @param mock address that requests go to unless another is typed in.
 */
export async function buildDocs(
  calls: ContractDocument,
  channels: ChannelsDocument | undefined,
  mock: string,
): Promise<Map<string, string>> {
  const pages = makePages(calls, channels);
  const files = new Map<string, string>(
    pages.map((page) => [`${page.name}.html`, pageMarkup(page, pages, mock)]),
  );
  files.set('docs.css', STYLE);
  files.set('docs.js', await bundleScript());
  files.set('contract.js', `globalThis.contract = ${JSON.stringify(withoutExamples(calls))};\n`);
  return files;
}

/** One classic script: browsers load no modules from a folder. */
async function bundleScript(): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'client/main.ts'),
    platform: 'browser',
    // Ajv mentions it for servers; nothing here reads it.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

/** Examples stand on the pages; the script does without. */
function withoutExamples(document: ContractDocument): unknown {
  const { examples: _, ...components } = { examples: {}, ...document.components };
  return JSON.parse(
    JSON.stringify({ ...document, components }, (key, value: unknown) =>
      key === 'examples' && typeof value === 'object' && !Array.isArray(value) ? undefined : value,
    ),
  );
}
