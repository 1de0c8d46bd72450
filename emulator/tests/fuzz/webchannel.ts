import fc from 'fast-check';
import type { Http } from './http.ts';
import { overHttp } from './http.ts';
import { VALID_REQUESTS, mutatedRequest } from './mutated-requests.ts';
import type { Json } from './mutated-requests.ts';

const CHANNEL = '/google.firestore.v1.Firestore';
const channel: fc.Arbitrary<Http> = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'DELETE'),
    rpc: fc.constantFrom('Listen', 'Listen', 'Write', 'Commit', 'x'),
    query: fc.constantFrom(
      '',
      '&SID=x',
      '&SID=x&TYPE=terminate',
      '&SID=x&RID=rpc&TYPE=xmlhttp',
      '&AID=-1',
      '&CVER=x',
    ),
    count: fc.oneof(fc.nat(3).map(String), fc.string({ maxLength: 5 })),
    offset: fc.oneof(fc.nat(3).map(String), fc.string({ maxLength: 5 })),
    headers: fc.constantFrom('', 'Authorization:Bearer owner\r\n', 'x', '\r\n:\r\n'),
    messages: fc.array(
      fc.oneof(
        fc.constantFrom('Listen', 'Write').chain((name) => mutatedRequest(VALID_REQUESTS[name] ?? null)),
        fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
      ),
      { maxLength: 3 },
    ),
    raw: fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: undefined, freq: 5 }),
  })
  .map(({ method, rpc, query, count, offset, headers, messages, raw }) => {
    const form = new URLSearchParams({ count, ofs: offset, headers });
    messages.forEach((message, i) => form.set(`req${i}___data__`, JSON.stringify(message)));
    return {
      method,
      path: `${CHANNEL}/${rpc}/channel?VER=8&RID=1${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: raw ?? form.toString(),
    };
  });

export const WEBCHANNEL = overHttp(channel);
