import { createServer } from 'node:net';
import { CliError } from './cli-error.ts';
import { BAD_PORTS, HOST, PORTS, PORT_VARIABLES, type PortName, type Ports } from './settings.ts';

/** Listens on `port` (0: any) and closes it again. Returns the port. @throws the system's error */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Returns a port to suggest instead of `port`, one that browsers connect to. */
function otherPort(port: number): number {
  const other = port > 50_000 ? port - 10_000 : port + 10_000;
  return BAD_PORTS.includes(other) ? other + 1 : other;
}

/** @throws CliError with instructions when `port` cannot be used for `name` */
export async function requirePort(name: PortName, port: number): Promise<void> {
  try {
    await tryPort(port);
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const other = otherPort(port);
    throw new CliError(
      `Port ${port} (${name}) ${inUse ? 'is in use. Stop the program that uses it' : 'cannot be opened. Allow it'}, or choose another: ${PORT_VARIABLES[name]}=${other}.`,
    );
  }
}

export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const name of PORTS) await requirePort(name, ports[name]);
}

/** Returns free ports, so that tests can run next to a running site. */
export async function freePorts(): Promise<Ports> {
  const ports: Partial<Ports> = {};
  const taken = new Set<number>();
  for (const name of PORTS) {
    let port = await tryPort(0);
    while (taken.has(port) || BAD_PORTS.includes(port)) port = await tryPort(0);
    taken.add(port);
    ports[name] = port;
  }
  return ports as Ports;
}
