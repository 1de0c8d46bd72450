import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@app/domain/api/endpoints.ts';
import { ROUTES } from './routes.ts';
import { breach, fuzz, fuzzedApp } from '../testing/contract-fuzz.ts';
import { pathOf, sampleBody } from '../testing/contract-samples.ts';

const RUNS = 300;

describe('application', () => {
  it('serves exactly the endpoints of the contract', () => {
    const names = (endpoints: readonly { method: string; path: string }[]) =>
      endpoints.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(names(ROUTES.map(({ contract }) => contract))).toEqual(names(ENDPOINTS));
  });

  it('serves a literal path before a path with a parameter that matches it, too', () => {
    const contracts = ROUTES.map(({ contract }) => contract);
    const isParameter = (segment: string) => segment.startsWith('{');
    const isHidden = (path: string, earlier: string) => {
      const [segments, others] = [path.split('/'), earlier.split('/')];
      return (
        path !== earlier &&
        segments.length === others.length &&
        segments.every((segment, index) => segment === others[index] || isParameter(others[index]!))
      );
    };
    const hidden = contracts.filter(({ method, path }, index) =>
      contracts.slice(0, index).some((earlier) => earlier.method === method && isHidden(path, earlier.path)),
    );
    expect(hidden).toEqual([]);
  });
});

describe('contract', { timeout: 60_000 }, () => {
  let fuzzed: Awaited<ReturnType<typeof fuzzedApp>>;
  beforeAll(async () => {
    fuzzed = await fuzzedApp();
  });

  describe.each(ENDPOINTS)('of $method $path', (endpoint) => {
    it('holds for a valid request', async () => {
      const body = sampleBody(endpoint);
      const response = await fuzzed.app.request(pathOf(endpoint), {
        method: endpoint.method,
        headers: {
          ...(endpoint.access === 'admin' && fuzzed.session),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(await breach(endpoint, response)).toBeNull();
    });

    it('holds for invalid requests', async () => {
      const statuses = await fuzz(fuzzed, endpoint, RUNS);
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(RUNS);
    });
  });

  it('detects an answer that breaks the contract', async () => {
    const [endpoint] = ENDPOINTS;
    const stack = new Response('Error: x\n    at f (a.ts:1)', { headers: { 'Cache-Control': 'no-store' } });
    expect(await breach(endpoint!, stack)).toMatch(/stack/);
    const crash = new Response('{}', { status: 500 });
    expect(await breach(endpoint!, crash)).toMatch(/500/);
    const other = Response.json({ openapi: '2.0' }, { headers: { 'Cache-Control': 'no-store' } });
    expect(await breach(endpoint!, other)).toMatch(/does not know/);
  });
});
