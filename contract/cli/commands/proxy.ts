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
  summary: 'Stands before a backend, passes everything on unchanged and judges it.',
  usage: 'URL [options]',
  options: {
    port: { type: 'string', value: 'PORT', about: 'Where it listens (4020)' },
    log: { type: 'string', value: 'FILE', about: 'Adds a line of JSON for every call to the file' },
    strict: { type: 'boolean', about: 'Answers 502 in the place of what breaks the contract' },
    closed: { type: 'boolean', about: 'Also tells of fields that the contract does not name' },
    base: { type: 'string', value: 'PATH', about: 'What stands in the place of /api' },
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
    console.log(`http://127.0.0.1:${own} passes everything on to ${backend}. Stop with Ctrl+C.`);
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
  throw new UsageError(`--port is "${String(port)}"; it takes a number up to 65535.`);
}

function openLog(file: CommandInput['options'][string]): (call: object) => void {
  if (typeof file !== 'string') return () => undefined;
  mkdirSync(dirname(file), { recursive: true });
  return (call) => appendFileSync(file, `${JSON.stringify(call)}\n`);
}
