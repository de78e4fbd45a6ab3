import { createServer } from 'node:net';

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

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
