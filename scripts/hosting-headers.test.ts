import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  FILE_POLICY,
  SECURITY_HEADERS,
  SERVICE_WORKER_POLICY,
} from '../domain/src/page/content-security-policy.ts';
import { readHostingConfiguration } from './local/hosting-simulator/configuration.ts';
import { configuredHeaders } from './local/hosting-simulator/response-headers.ts';

const configuration = readHostingConfiguration(resolve(import.meta.dirname, '..', 'firebase.json'));

/** The static files on Hosting, each with its policy; the functions set the headers of their own responses. */
const FILES = {
  '/favicon.ico': FILE_POLICY,
  '/favicon.svg': FILE_POLICY,
  '/robots.txt': FILE_POLICY,
  '/manifest.webmanifest': FILE_POLICY,
  '/icons/apple-touch-icon.png': FILE_POLICY,
  '/assets/index-a1b2c3d4.js': FILE_POLICY,
  // Its own policy applies to the requests that it makes.
  '/service-worker.js': SERVICE_WORKER_POLICY,
};

describe('static files on Hosting', () => {
  it.each(Object.entries(FILES))(
    'have the same security headers as all other responses: %s',
    (path, policy) => {
      const expected = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy });
      expect(configuredHeaders(configuration, path)).toMatchObject(
        Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
      );
    },
  );

  it('a file that keeps its address is revalidated at every use', () => {
    expect(configuredHeaders(configuration, '/service-worker.js')['cache-control']).toBe('no-cache');
  });
});
