import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { docs } from './commands/docs.ts';
import { drift } from './commands/drift.ts';
import { explain } from './commands/explain.ts';
import { har } from './commands/har.ts';
import { proxy } from './commands/proxy.ts';
import { bundle } from './commands/bundle.ts';
import { lint } from './commands/lint.ts';
import type { Command } from '../lib/command.ts';

export const commands: Readonly<Record<string, Command>> = {
  check,
  proxy,
  har,
  diff,
  lint,
  bundle,
  docs,
  drift,
  explain,
};
