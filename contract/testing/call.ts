import { vi } from 'vitest';
import { run } from '../cli/run.ts';

export interface CallResult {
  code: number;
  out: string;
  err: string;
}

/** Runs `souk-contract` in this process, which is faster than starting one. */
export function call(...args: string[]): Promise<CallResult> {
  return callWith({}, ...args);
}

/** Runs it with these environment variables, outside of GitHub Actions by default. */
export async function callWith(
  variables: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<CallResult> {
  const lines = { out: [] as string[], err: [] as string[] };
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    lines.out.push(text);
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text: string) => {
    lines.err.push(text);
  });
  const set = { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', ...variables };
  const before = Object.keys(set).map((name) => [name, process.env[name]] as const);
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  const code = await run(args);
  for (const [name, value] of before) vi.stubEnv(name, value);
  log.mockRestore();
  error.mockRestore();
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}
