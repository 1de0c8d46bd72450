import { describe, expect, it } from 'vitest';
import { languageOfPath, localizedPath, neutralPath } from './localized-path.ts';

describe('localized paths', () => {
  it.each([
    ['/', '/en'],
    ['/coffee', '/en/coffee'],
    ['/products/1?x=1#top', '/en/products/1?x=1#top'],
    ['/?x=1', '/en?x=1'],
    ['/english-breakfast', '/en/english-breakfast'],
  ])('maps %s to %s in English', (korean, english) => {
    expect(localizedPath(korean, 'en')).toBe(english);
    expect(localizedPath(english, 'kr')).toBe(korean);
    expect(localizedPath(english, 'en')).toBe(english);
    expect(localizedPath(korean, 'kr')).toBe(korean);
  });

  it.each([
    ['/', 'kr'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/coffee', 'en'],
    ['/enough', 'kr'],
    ['/coffee/en', 'kr'],
  ])('detects the language of %s as %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  it.each(['/admin', '/admin/login', '/admin?tab=bookings'])('keeps %s, which has no counterpart', (path) => {
    expect(localizedPath(path, 'en')).toBe(path);
  });

  it.each(['/en//evil.example/x', '//evil.example/x', '/en///evil.example'])(
    'of %s never names another site',
    (path) => {
      for (const language of ['en', 'kr'] as const)
        expect(new URL(localizedPath(path, language), 'https://www.example.com').host).toBe(
          'www.example.com',
        );
    },
  );

  it('keeps the rest of the path', () => {
    expect(neutralPath('/en')).toBe('/');
    expect(neutralPath('/en/products/en')).toBe('/products/en');
  });
});
