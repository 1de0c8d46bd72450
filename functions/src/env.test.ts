import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { parseEnvironment } from './env.ts';

describe('the environment', () => {
  it('needs nothing beside the emulators', () => {
    expect(parseEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual({
      adminDomain: BRAND.adminDomain,
      webApiKey: 'emulator',
      siteOrigin: 'http://127.0.0.1:5050',
      authEmulatorHost: '127.0.0.1:9099',
      allowedOrigins: [],
    });
  });

  it('takes what production sets', () => {
    const config = parseEnvironment({
      WEB_API_KEY: 'sample-key',
      SITE_ORIGIN: 'https://www.example.com',
      SMTP_URL: 'smtps://sample:sample-password@mail.example.com',
      ADMIN_DOMAIN: 'shop.example.com',
      ALLOWED_ORIGINS: 'http://127.0.0.1:5173,https://preview.example.com',
    });
    expect(config).toEqual({
      adminDomain: 'shop.example.com',
      webApiKey: 'sample-key',
      siteOrigin: 'https://www.example.com',
      smtpUrl: 'smtps://sample:sample-password@mail.example.com',
      allowedOrigins: ['http://127.0.0.1:5173', 'https://preview.example.com'],
    });
  });

  it("links to Firebase Hosting's own address unless told another", () => {
    const { siteOrigin } = parseEnvironment({ WEB_API_KEY: 'sample-key', GCLOUD_PROJECT: 'sample-project' });
    expect(siteOrigin).toBe('https://sample-project.web.app');
  });

  it('lists every variable that is wrong', () => {
    expect(() =>
      parseEnvironment({
        SITE_ORIGIN: 'www.example.com',
        SMTP_URL: 'https://mail.example.com',
        ADMIN_DOMAIN: 'not a domain',
        ALLOWED_ORIGINS: 'example.com/path',
      }),
    ).toThrow(
      /WEB_API_KEY is missing; SITE_ORIGIN must be an origin .*; SMTP_URL must be .*; ADMIN_DOMAIN is not a domain; ALLOWED_ORIGINS must be origins/,
    );
  });
});
