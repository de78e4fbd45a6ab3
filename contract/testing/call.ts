import { vi } from 'vitest';
import { run } from '../cli/run.ts';

/** Runs `souk-contract` in this process, which is faster than starting one. */
export async function call(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: [] as string[], err: [] as string[] };
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    lines.out.push(text);
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text: string) => {
    lines.err.push(text);
  });
  const code = await run(args);
  log.mockRestore();
  error.mockRestore();
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}
