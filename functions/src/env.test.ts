import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { parseEnvironment } from './env.ts';

describe('the environment', () => {
  it('needs nothing beside the emulators', () => {
    expect(parseEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual({
      adminDomain: BRAND.adminDomain,
      webApiKey: 'emulator',
      authEmulatorHost: '127.0.0.1:9099',
      allowedOrigins: [],
    });
  });

  it('takes what production sets', () => {
    const config = parseEnvironment({
      WEB_API_KEY: 'sample-key',
      ADMIN_DOMAIN: 'shop.example.com',
      ALLOWED_ORIGINS: 'http://127.0.0.1:5173,https://preview.example.com',
    });
    expect(config).toEqual({
      adminDomain: 'shop.example.com',
      webApiKey: 'sample-key',
      allowedOrigins: ['http://127.0.0.1:5173', 'https://preview.example.com'],
    });
  });

  it('lists every variable that is wrong', () => {
    expect(() =>
      parseEnvironment({ ADMIN_DOMAIN: 'not a domain', ALLOWED_ORIGINS: 'example.com/path' }),
    ).toThrow(/WEB_API_KEY is missing; ADMIN_DOMAIN is not a domain; ALLOWED_ORIGINS must be origins/);
  });
});
