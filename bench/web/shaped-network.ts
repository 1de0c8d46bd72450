import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A slow mobile network, as Lighthouse's own: round trips of 150 ms at 1.6 Mbit/s down and 0.75 up. */
export const SLOW_MOBILE = { roundTripMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 };
export type Network = typeof SLOW_MOBILE;

/** One direction of the line, shared by all connections: says when what is sent now has arrived. */
function direction(bytesPerSecond: number) {
  let freeAt = 0;
  return (bytes: number): number => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1_000;
    return freeAt - now;
  };
}

/** Small enough that connections take turns on the line. */
const SEGMENT = 1_460;

/** @param delayMs tells how long the next segment is on its way, beside its turn on the line. */
function shape(from: Socket, to: Socket, arrival: (bytes: number) => number, delayMs: () => number): void {
  // Timers that end in the same millisecond end in any order; what is sent arrives in its own.
  const underWay: (Buffer | null)[] = [];
  const arrive = () => {
    const segment = underWay.shift();
    if (!segment) to.end();
    else if (to.writable) to.write(segment);
  };
  const send = (segment: Buffer | null, delay: number) => {
    underWay.push(segment);
    setTimeout(arrive, arrival(segment?.length ?? 0) + delay);
  };
  from.on('data', (chunk: Buffer) => {
    const delay = delayMs();
    for (let start = 0; start < chunk.length; start += SEGMENT)
      send(chunk.subarray(start, start + SEGMENT), delay);
  });
  from.on('end', () => send(null, delayMs()));
  from.on('error', () => to.destroy());
}

export interface ShapedPort {
  port: number;
  close(): void;
}

/**
 * A port behind which `target` lies at the end of a slow line. A connection begins with the round trip that it costs on
 * a real one.
 */
export async function shapedPort(target: number, network: Network): Promise<ShapedPort> {
  const [up, down] = [direction(network.upBytesPerSecond), direction(network.downBytesPerSecond)];
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(target, '127.0.0.1');
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
    }
    const half = network.roundTripMs / 2;
    const connected = performance.now() + network.roundTripMs;
    shape(visitor, site, up, () => Math.max(0, connected - performance.now()) + half);
    shape(site, visitor, down, () => half);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
