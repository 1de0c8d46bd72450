import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostedSite } from './site.ts';

let now = new Date('2026-05-01T00:00:00Z');
const clock = { now: () => now, wait: () => Promise.resolve() };
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('what Hosting serves', () => {
  let server: Server;
  let origin: string;
  const NEVER = Symbol('never');
  /** Ends the patience of who asked, once the server has heard and says nothing. */
  const late = new AbortController();
  let answers: (string | undefined | typeof NEVER)[] = [];

  beforeAll(async () => {
    server = createServer((_request, response) => {
      const answer = answers.shift();
      if (answer === NEVER) return late.abort('late');
      response.statusCode = answer === undefined ? 503 : 200;
      response.end(answer ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  it('is asked once a minute', async () => {
    answers = ['first', 'second'];
    const site = hostedSite(origin, clock);
    expect(await Promise.all([site.shell(), site.shell()])).toEqual(['first', 'first']);
    later(59);
    expect(await site.shell()).toBe('first');
    later(2);
    expect(await site.shell()).toBe('second');
  });

  it('is as before while Hosting does not answer; without a before, whoever asks is told', async () => {
    answers = [undefined, 'first', undefined];
    const site = hostedSite(origin, clock);
    await expect(site.shell()).rejects.toThrow(/app\.html answered 503/);
    expect(await site.shell()).toBe('first');
    later(61);
    expect(await site.shell()).toBe('first');
  });

  it('is given up when it does not come in time, and asked for again by the next', async () => {
    const impatient = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const site = hostedSite(origin, clock);
    answers = [NEVER];
    await expect(site.assets()).rejects.toBe('late');
    expect(impatient.mock.calls).toEqual([[3_000]]);
    impatient.mockRestore();
    answers = ['{"build":"one"}'];
    expect(await site.assets()).toEqual({ build: 'one' });
  });
});
