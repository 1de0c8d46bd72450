import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A slow mobile network with the values of Lighthouse's default: round trips of 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up.
 */
export const SLOW_MOBILE = { roundTripMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 };
export type Network = typeof SLOW_MOBILE;

/** One direction of the connection, shared by all sockets. */
function direction(bytesPerSecond: number) {
  let freeAt = 0;
  const msFor = (bytes: number) => (bytes / bytesPerSecond) * 1_000;
  return {
    /** Queues bytes, and returns the milliseconds until they are transmitted. */
    queue(bytes: number): number {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + msFor(bytes);
      return freeAt - now;
    },
    /** Frees the time of queued bytes that will not be transmitted. */
    release(bytes: number): void {
      freeAt -= msFor(bytes);
    },
  };
}

/** Small enough that concurrent sockets share the bandwidth. */
const SEGMENT = 1_460;

/**
 * Forwards data between two sockets at the speed of a slow network. @param delayMs returns the latency of the next segment
 * in milliseconds, without its time in the queue
 */
function shape(from: Socket, to: Socket, line: ReturnType<typeof direction>, delayMs: () => number): void {
  // Timers that expire in the same millisecond fire in any order, so segments are queued to keep theirs.
  const inTransit: (Buffer | null)[] = [];
  const arrive = () => {
    if (to.destroyed) return;
    const segment = inTransit.shift();
    if (!segment) to.end();
    else if (to.writable) to.write(segment);
  };
  const send = (segment: Buffer | null, delay: number) => {
    inTransit.push(segment);
    setTimeout(arrive, line.queue(segment?.length ?? 0) + delay);
  };
  from.on('data', (chunk: Buffer) => {
    if (to.destroyed) return;
    const delay = delayMs();
    for (let start = 0; start < chunk.length; start += SEGMENT)
      send(chunk.subarray(start, start + SEGMENT), delay);
  });
  from.on('end', () => send(null, delayMs()));
  from.on('error', () => to.destroy());
  // What a page that is left was still loading does not delay the next page.
  to.once('close', () => {
    line.release(inTransit.reduce((sum, segment) => sum + (segment?.length ?? 0), 0));
    from.destroy();
  });
}

export interface ThrottledPort {
  port: number;
  close(): void;
}

/**
 * Opens a port that forwards to `target` over a simulated slow network. As on a real one, each connection starts with a
 * round trip.
 */
export async function throttledPort(target: number, network: Network): Promise<ThrottledPort> {
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
