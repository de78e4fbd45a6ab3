import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import { parseOrigin } from '../options/parse-origin.ts';
import type { Command, CommandInput } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { createCallPrinter } from '../../reports/call-printer.ts';
import { createProxy } from '../../proxy/create-proxy.ts';

/** `souk-contract proxy`: forwards and validates traffic (API-11). */
export const proxy: Command = {
  summary: 'Proxies all traffic to a backend unchanged and validates it.',
  usage: 'URL [options]',
  options: {
    port: { type: 'string', value: 'PORT', about: 'Port to listen on (default: 4020)' },
    log: {
      type: 'string',
      value: 'FILE',
      about: 'Appends a JSON line for every request to the file',
    },
    strict: {
      type: 'boolean',
      about: 'Returns 502 instead of responses that violate the contract',
    },
    closed: { type: 'boolean', about: 'Reports undocumented fields too' },
    base: { type: 'string', value: 'PATH', about: 'Path prefix instead of /api' },
  },
  async run({ positionals, options }) {
    const backend = parseOrigin(positionals);
    const port = parsePort(options);
    const contract = loadContract(readDocument(), options['closed'] === true);
    const printer = createCallPrinter();
    const log = openLog(options['log']);
    const server = createProxy({
      contract,
      backend,
      base: typeof options['base'] === 'string' ? options['base'].replace(/\/$/, '') : '/api',
      strict: options['strict'] === true,
      onCall(call) {
        log(call);
        printer.print(call);
      },
    });
    const own = await server.listen(port);
    console.log(`http://127.0.0.1:${own} proxies to ${backend}. Stop with Ctrl+C.`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    // Event streams only end when they are closed.
    await server.close();
    await server.settled();
    printer.end();
    return printer.errors() > 0 ? EXIT.findings : EXIT.clean;
  },
};

function parsePort({ port = '4020' }: CommandInput['options']): number {
  const number = Number(port);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new UsageError(`Invalid --port "${String(port)}". Use a number up to 65535.`);
}

function openLog(file: CommandInput['options'][string]): (call: object) => void {
  if (typeof file !== 'string') return () => undefined;
  mkdirSync(dirname(file), { recursive: true });
  return (call) => appendFileSync(file, `${JSON.stringify(call)}\n`);
}
