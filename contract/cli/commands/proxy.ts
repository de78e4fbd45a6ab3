import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import { parseBase } from '../options/parse-base.ts';
import { parseOrigin } from '../options/parse-origin.ts';
import type { Command, CommandInput } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { createCallPrinter } from '../../reports/call-printer.ts';
import { loadChannels, readChannels } from '../../realtime/channels.ts';
import { createProxy } from '../../proxy/create-proxy.ts';

/** `souk-contract proxy`: forwards and validates traffic (API-11). */
export const proxy: Command = {
  summary: 'Proxies all traffic to a backend unchanged and validates it.',
  usage: 'URL [options]',
  takesBackend: true,
  options: {
    port: { type: 'string', placeholder: 'PORT', description: 'Port to listen on (default: 4020)' },
    log: {
      type: 'string',
      placeholder: 'FILE',
      description: 'Appends one JSON line per API call to FILE',
    },
    strict: {
      type: 'boolean',
      description: 'Responds with 502 when a request or response violates the contract',
    },
    closed: { type: 'boolean', description: 'Reports undocumented fields too' },
    base: {
      type: 'string',
      placeholder: 'PATH',
      description: 'API path prefix on the backend (default: /api)',
    },
  },
  async run({ positionals, options }) {
    const backend = parseOrigin(positionals);
    const port = parsePort(options);
    const base = parseBase(options);
    const isClosed = options['closed'] === true;
    const contract = loadContract(readDocument(), isClosed);
    const printer = createCallPrinter();
    const log = createLogWriter(options['log']);
    const server = createProxy({
      contract,
      channels: loadChannels(readChannels(), isClosed),
      backend,
      base,
      strict: options['strict'] === true,
      onCall(call) {
        log(call);
        printer.print(call);
      },
    });
    const boundPort = await server.listen(port);
    console.log(`Proxying http://127.0.0.1:${boundPort} to ${backend}. Press Ctrl+C to stop.`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    // Event streams never end on their own, so they are closed before the calls are awaited.
    await server.close();
    await server.waitForCalls();
    printer.printSummary();
    return printer.errorCount() > 0 ? EXIT.findings : EXIT.clean;
  },
};

function parsePort({ port = '4020' }: CommandInput['options']): number {
  const number = Number(port);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new UsageError(`Invalid --port "${String(port)}". Use a whole number from 0 to 65535.`);
}

function createLogWriter(file: CommandInput['options'][string]): (call: object) => void {
  if (typeof file !== 'string') return () => undefined;
  mkdirSync(dirname(file), { recursive: true });
  return (call) => appendFileSync(file, `${JSON.stringify(call)}\n`);
}
