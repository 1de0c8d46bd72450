import { describe, expect, it } from 'vitest';
import { GOOGLE_ADDRESS, frontEndRequestHeaders, hostingRequestHeaders } from './request-headers.ts';

const VISITOR = '203.0.113.7';

describe('the headers that Hosting sends to a function', () => {
  it.each([
    ['no cookie', undefined, undefined],
    ['the session among others', 'theme=dark; __session=abc; a=b', '__session=abc'],
    ['the session alone', '__session=abc', '__session=abc'],
    ['no other cookie', 'theme=dark; session=abc', undefined],
    ['no cookie whose name ends like it', 'my__session=abc', undefined],
  ])('carry %s', (_, cookie, sent) => {
    expect(hostingRequestHeaders(cookie === undefined ? {} : { cookie }, VISITOR)['cookie']).toBe(sent);
  });

  it('end X-Forwarded-For in the visitor and Google, behind what the visitor claims', () => {
    expect(hostingRequestHeaders({}, VISITOR)['x-forwarded-for']).toBe(`${VISITOR}, ${GOOGLE_ADDRESS}`);
    const claimed = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' };
    expect(hostingRequestHeaders(claimed, VISITOR)['x-forwarded-for']).toBe(
      `6.6.6.6, 7.7.7.7, ${VISITOR}, ${GOOGLE_ADDRESS}`,
    );
  });

  it('name the visitor in Fastly-Client-IP, unless the visitor claims another', () => {
    expect(hostingRequestHeaders({}, VISITOR)['fastly-client-ip']).toBe(VISITOR);
    expect(hostingRequestHeaders({ 'fastly-client-ip': '6.6.6.6' }, VISITOR)['fastly-client-ip']).toBe(
      '6.6.6.6',
    );
  });

  it('name the site, but not as the host', () => {
    const sent = hostingRequestHeaders(
      { host: 'www.example.com', 'x-forwarded-host': 'evil.example.com' },
      VISITOR,
    );
    expect(sent).toMatchObject({
      'x-forwarded-host': 'www.example.com',
      'x-fh-requested-host': 'www.example.com',
      'x-forwarded-proto': 'https',
    });
    expect(sent).not.toHaveProperty('host');
  });

  it('leave the encoding of answers to Hosting, and connections to each machine', () => {
    const sent = hostingRequestHeaders(
      { 'accept-encoding': 'br', connection: 'close', te: 'trailers' },
      VISITOR,
    );
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['accept-encoding']));
    expect(sent).not.toHaveProperty('connection');
    expect(sent).not.toHaveProperty('te');
  });

  it('carry everything else as it came', () => {
    const headers = { origin: 'null', authorization: 'Bearer a', 'content-type': 'text/plain', 'x-own': 'b' };
    expect(hostingRequestHeaders(headers, VISITOR)).toMatchObject(headers);
  });
});

describe('the headers of a direct call', () => {
  it('end X-Forwarded-For in the caller, and carry every claim and cookie', () => {
    const sent = frontEndRequestHeaders(
      { 'x-forwarded-for': '6.6.6.6', cookie: 'a=b', 'x-forwarded-host': 'c' },
      VISITOR,
    );
    expect(sent).toMatchObject({
      'x-forwarded-for': `6.6.6.6, ${VISITOR}`,
      cookie: 'a=b',
      'x-forwarded-host': 'c',
    });
  });
});
