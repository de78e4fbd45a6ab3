import { check } from './check/command.ts';
import { diff } from './diff/command.ts';
import { docs } from './docs/command.ts';
import { drift } from './drift/command.ts';
import { explain } from './explain.ts';
import { har } from './har/command.ts';
import { proxy } from './proxy/command.ts';
import { bundle } from './source/bundle.ts';
import { lint } from './source/lint.ts';
import type { Command } from './command.ts';

/** All commands by name, in the order in which the help lists them. */
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
