import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverTime } from './visible-documents.ts';

afterEach(() => vi.unstubAllEnvs());

describe('serverTime', () => {
  it.each([
    ['the site for a browser', false, /^\/favicon\.svg$/],
    ['Firestore for the page server, whose own clock may be wrong', true, /^https?:\/\//],
  ])('is the date of a response of %s', async (_, isServer, address) => {
    vi.stubEnv('SSR', isServer);
    const requested: string[] = [];
    vi.stubGlobal('fetch', (input: string) => {
      requested.push(input);
      return new Response(null, { headers: { Date: 'Sat, 28 Nov 2026 12:00:00 GMT', Age: '7' } });
    });
    expect(await serverTime()).toEqual(new Date('2026-11-28T12:00:07Z'));
    expect(requested).toEqual([expect.stringMatching(address)]);
  });
});
