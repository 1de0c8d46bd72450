import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { parseEnvironment } from './env.ts';

const HASH_SECRET = 'a-sample-of-32-characters-or-more';

describe('parseEnvironment', () => {
  it('needs no variables besides those of the emulators', () => {
    expect(parseEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual({
      adminDomain: BRAND.adminDomain,
      webApiKey: 'emulator',
      siteOrigin: 'http://127.0.0.1:5050',
      authEmulatorHost: '127.0.0.1:9099',
      allowedOrigins: ['http://127.0.0.1:5050'],
      hashSecret: 'emulator',
      trustedProxies: 0,
      limits: {
        login: { max: 20, seconds: 900 },
        loginName: { max: 5, seconds: 900 },
        loginNameSlow: { max: 60, seconds: 900 },
        loginKnown: { max: 10, seconds: 900 },
        secondFactor: { max: 20, seconds: 86_400 },
        recoveryCodes: { max: 20, seconds: 86_400 },
        bookings: { max: 1_000, seconds: 60 },
        contact: { max: 1_000, seconds: 60 },
        newsletter: { max: 1_000, seconds: 60 },
        orders: { max: 1_000, seconds: 60 },
        addresses: { max: 3_000, seconds: 60 },
        cspReports: { max: 20, seconds: 60 },
      },
      appCheck: 'off',
    });
  });

  it('reads the variables of production', () => {
    const config = parseEnvironment({
      WEB_API_KEY: 'sample-key',
      HASH_SECRET,
      GCLOUD_PROJECT: 'sample-project',
      TRUSTED_PROXIES: '3',
      BOOKINGS_PER_MINUTE: '10',
      CONTACTS_PER_MINUTE: '5',
      SUBSCRIPTIONS_PER_MINUTE: '3',
      ORDERS_PER_MINUTE: '4',
      PAYAPP_LINK_KEY: 'sample-link-key',
      PAYAPP_LINK_VALUE: 'sample-link-value',
      JUSO_KEY: 'sample-key',
      APP_CHECK: 'enforce',
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
      payApp: {
        shopId: BRAND.payment.shopId,
        linkKey: 'sample-link-key',
        linkValue: 'sample-link-value',
        apiUrl: 'https://api.payapp.kr/oapi/apiLoad.html',
      },
      juso: { key: 'sample-key', url: 'https://business.juso.go.kr/addrlink/addrLinkApi.do' },
      allowedOrigins: [
        'https://www.example.com',
        'https://sample-project.web.app',
        'https://sample-project.firebaseapp.com',
        'http://127.0.0.1:5173',
        'https://preview.example.com',
      ],
      hashSecret: HASH_SECRET,
      trustedProxies: 3,
      limits: {
        login: { max: 20, seconds: 900 },
        loginName: { max: 5, seconds: 900 },
        loginNameSlow: { max: 60, seconds: 900 },
        loginKnown: { max: 10, seconds: 900 },
        secondFactor: { max: 20, seconds: 86_400 },
        recoveryCodes: { max: 20, seconds: 86_400 },
        bookings: { max: 10, seconds: 60 },
        contact: { max: 5, seconds: 60 },
        newsletter: { max: 3, seconds: 60 },
        orders: { max: 4, seconds: 60 },
        addresses: { max: 12, seconds: 60 },
        cspReports: { max: 20, seconds: 60 },
      },
      appCheck: 'enforce',
    });
  });

  it('accepts that no mail server is configured yet', () => {
    const config = parseEnvironment({ WEB_API_KEY: 'sample-key', HASH_SECRET, SMTP_URL: 'none' });
    expect(config).not.toHaveProperty('smtpUrl');
  });

  it("uses Firebase Hosting's default domain unless SITE_ORIGIN is set", () => {
    const { siteOrigin } = parseEnvironment({
      WEB_API_KEY: 'sample-key',
      HASH_SECRET,
      GCLOUD_PROJECT: 'sample-project',
    });
    expect(siteOrigin).toBe('https://sample-project.web.app');
  });

  it("counts Hosting and Google's front end as proxies of a deployed function", () => {
    const config = parseEnvironment({ WEB_API_KEY: 'sample-key', HASH_SECRET });
    expect(config.trustedProxies).toBe(2);
  });

  it('lists every invalid variable', () => {
    expect(() =>
      parseEnvironment({
        HASH_SECRET: 'short',
        TRUSTED_PROXIES: 'all',
        BOOKINGS_PER_MINUTE: '0',
        APP_CHECK: 'yes',
        SITE_ORIGIN: 'www.example.com',
        SMTP_URL: 'https://mail.example.com',
        ADMIN_DOMAIN: 'not a domain',
        ALLOWED_ORIGINS: 'example.com/path',
      }),
    ).toThrow(
      /HASH_SECRET needs at least 32 characters; TRUSTED_PROXIES is not a number; BOOKINGS_PER_MINUTE must be at least 1; APP_CHECK must be off, watch or enforce; WEB_API_KEY is missing; SITE_ORIGIN must be an origin .*; SMTP_URL must be .*; ADMIN_DOMAIN is not a domain; ALLOWED_ORIGINS must be origins/,
    );
  });
});
