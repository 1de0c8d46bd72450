import { describe, expect, it } from 'vitest';
import { GOOGLE_ADDRESS, frontEndRequestHeaders, hostingRequestHeaders } from './request-headers.ts';

const VISITOR = '203.0.113.7';

describe('hostingRequestHeaders', () => {
  it.each([
    ['no cookie', undefined, undefined],
    ['the session among others', 'theme=dark; __session=abc; a=b', '__session=abc'],
    ['the session alone', '__session=abc', '__session=abc'],
    ['no other cookie', 'theme=dark; session=abc', undefined],
    ['no cookie whose name ends with that of the session', 'my__session=abc', undefined],
  ])('keeps %s', (_, cookie, sent) => {
    expect(hostingRequestHeaders(cookie === undefined ? {} : { cookie }, VISITOR)['cookie']).toBe(sent);
  });

  it('appends the visitor and Google to the X-Forwarded-For sent by the visitor', () => {
    expect(hostingRequestHeaders({}, VISITOR)['x-forwarded-for']).toBe(`${VISITOR}, ${GOOGLE_ADDRESS}`);
    const claimed = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' };
    expect(hostingRequestHeaders(claimed, VISITOR)['x-forwarded-for']).toBe(
      `6.6.6.6, 7.7.7.7, ${VISITOR}, ${GOOGLE_ADDRESS}`,
    );
  });

  it('sets Fastly-Client-IP to the visitor unless the visitor has sent one', () => {
    expect(hostingRequestHeaders({}, VISITOR)['fastly-client-ip']).toBe(VISITOR);
    expect(hostingRequestHeaders({ 'fastly-client-ip': '6.6.6.6' }, VISITOR)['fastly-client-ip']).toBe(
      '6.6.6.6',
    );
  });

  it('sets X-Forwarded-Host, not Host, to the site', () => {
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

  it('removes Accept-Encoding and hop-by-hop headers', () => {
    const sent = hostingRequestHeaders(
      { 'accept-encoding': 'br', connection: 'close', te: 'trailers' },
      VISITOR,
    );
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['accept-encoding']));
    expect(sent).not.toHaveProperty('connection');
    expect(sent).not.toHaveProperty('te');
  });

  it('keeps all other headers', () => {
    const headers = { origin: 'null', authorization: 'Bearer a', 'content-type': 'text/plain', 'x-own': 'b' };
    expect(hostingRequestHeaders(headers, VISITOR)).toMatchObject(headers);
  });
});

describe('frontEndRequestHeaders', () => {
  it('appends the caller to X-Forwarded-For and keeps all other headers and cookies', () => {
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
