import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Reads a port from the environment. @throws if it is not a port number. */
export function readPort(name: string, fallback: number): number {
  const value = process.env[name];
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`Failed to start: ${name} is "${value}". Set it to a number from 1 to 65535.`);
  }
  return port;
}

/** @throws if ports are in use, naming the variables that change them. */
export async function assertPortsFree(ports: Record<string, number>): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      taken.push(`Port ${port} is already in use. Set ${name} to another port.`);
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}

/** Returns ports that were just free; another process may still take them. */
export async function freePorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<
    Name,
    number
  >;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The same as environment variables. */
export async function freePortVariables<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const ports = await freePorts(names);
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, String(port)]),
  ) as Record<Name, string>;
}
