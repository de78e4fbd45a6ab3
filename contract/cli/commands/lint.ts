import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContract, readDescription } from '../../source/read-contract.ts';
import { findUnreferencedFiles } from '../../source/find-unreferenced-files.ts';
import { formatProblem, type Problem } from '../../source/contract-problem.ts';
import { readRealtime } from '../../source/read-realtime.ts';
import type { Command } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { writeReport } from '../../lib/write-report.ts';
import { ROOT } from '../../lib/root.ts';

export const lint: Command = {
  summary: 'Lints the contract or other OpenAPI files with the rules of redocly.yaml.',
  usage: '[FILE…] [options]',
  options: {
    json: { type: 'string', placeholder: 'FILE', description: 'Writes the problems as JSON' },
  },
  async run({ positionals, options }) {
    const problems = positionals.length > 0 ? await lintFiles(positionals) : await lintContract();
    for (const problem of problems) console.log(formatProblem(problem));
    console.log(
      problems.length === 0
        ? 'No problems found.'
        : `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
    );
    writeReport(options['json'], () => `${JSON.stringify({ problems }, undefined, 2)}\n`);
    return problems.length > 0 ? EXIT.findings : EXIT.clean;
  },
};

async function lintContract(): Promise<Problem[]> {
  const { document, problems, files } = await readContract(ROOT);
  if (!document) return problems;
  const realtime = await readRealtime(ROOT, document);
  const allProblems = [...problems, ...realtime.problems];
  // After a problem, the file list may be incomplete: referenced files would look unreferenced.
  return allProblems.length > 0
    ? allProblems
    : findUnreferencedFiles(ROOT, [...files, ...realtime.files]);
}

async function lintFiles(files: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    if (!existsSync(file)) throw new UsageError(`File not found: "${file}".`);
    problems.push(...(await readDescription(ROOT, resolve(file))).problems);
  }
  return problems;
}
