import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { juso } from './juso.ts';

const KEY = 'sample-key';
/** Fields of the service's answer that are not used are left out. */
const PLACE = {
  roadAddr: '서울특별시 종로구 예시로 1 (예시동)',
  jibunAddr: '서울특별시 종로구 예시동 1-1 예시빌딩',
  zipNo: '00000',
};
const answer = (errorCode: string, places: readonly object[] | null) =>
  JSON.stringify({
    results: {
      common: { errorCode, errorMessage: '예시', totalCount: '1', currentPage: '1', countPerPage: '10' },
      juso: places,
    },
  });

describe('search at the address service', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });

  /** Searches at a local server that stands in for the service. */
  async function searchAt(listener: RequestListener, query = '예시로 1') {
    const server = createServer(listener);
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/addrlink/addrLinkApi.do`;
    return juso({ key: KEY, url })(query);
  }
  const answering = (body: string) => (_: IncomingMessage, response: Parameters<RequestListener>[1]) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);

  it('sends key and query in the body, and returns postal code, road and lot address', async () => {
    const requests: { method: string | undefined; url: string | undefined; body: string }[] = [];
    async function answerTo(request: IncomingMessage, response: Parameters<RequestListener>[1]) {
      requests.push({ method: request.method, url: request.url, body: await text(request) });
      response.end(answer('0', [PLACE]));
    }
    const found = await searchAt((request, response) => void answerTo(request, response));
    expect(found).toEqual([
      { postalCode: PLACE.zipNo, address: PLACE.roadAddr, lotAddress: PLACE.jibunAddr },
    ]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/addrlink/addrLinkApi.do' });
    expect(Object.fromEntries(new URLSearchParams(requests[0]!.body))).toEqual({
      confmKey: KEY,
      currentPage: '1',
      countPerPage: '10',
      keyword: '예시로 1',
      resultType: 'json',
    });
  });

  it('leaves out places without a postal code', async () => {
    const places = [{ ...PLACE, zipNo: '' }, PLACE];
    expect(await searchAt(answering(answer('0', places)))).toHaveLength(1);
  });

  it.each(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'])(
    'finds nothing for a query that the service refuses with %s',
    async (code) => {
      expect(await searchAt(answering(answer(code, null)))).toEqual([]);
    },
  );

  it.each<[string, RequestListener, RegExp]>([
    ['refuses the key', answering(answer('E0001', null)), /E0001/],
    ['says that the key has expired', answering(answer('E0014', null)), /E0014/],
    ['fails', answering(answer('-999', null)), /-999/],
    ['answers with an error status', (_, response) => void response.writeHead(503).end(), /503/],
    ['answers with a page', answering('<html></html>'), /./],
    ['answers with another document', answering('{"results":[]}'), /./],
    ['redirects', (_, response) => void response.writeHead(302, { Location: '/' }).end(), /./],
    ['closes the connection', (request) => void request.socket.destroy(), /./],
  ])('throws an error without the key when the service %s', async (_, listener, message) => {
    const error = await searchAt(listener).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error?.message).toMatch(message);
    expect(String(error)).not.toContain(KEY);
  });
});
