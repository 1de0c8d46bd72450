import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  followStoredLanguage,
  readStoredLanguage,
  storeLanguage,
  counterpartToFollow,
} from './stored-language.ts';

describe('stored language', () => {
  it('is null before a choice, then the choice', () => {
    expect(readStoredLanguage()).toBeNull();
    storeLanguage('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(readStoredLanguage()).toBe('en');
  });

  it('is null when an unknown value is stored', () => {
    localStorage.setItem('language', 'fr');
    expect(readStoredLanguage()).toBeNull();
  });

  it('is null when the browser blocks storage', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
    storeLanguage('en');
    expect(readStoredLanguage()).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('redirect to the localized counterpart', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/coffee', 'en', '/en/coffee'],
    ['/administration', 'en', '/en/administration'],
    ['/en/coffee', 'en', null],
    ['/en/coffee', 'kr', null],
    ['/coffee', 'kr', null],
    ['/coffee', null, null],
    ['/admin', 'en', null],
    ['/admin/login', 'en', null],
  ] as const)('at %s with the choice %s is %s', (path, stored, twin) => {
    expect(counterpartToFollow(path, stored)).toBe(twin);
  });
});

describe('followStoredLanguage', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('replaces the address and keeps query and hash', () => {
    storeLanguage('en');
    history.replaceState(null, '', '/coffee?roastLevel=light#list');
    const entries = history.length;
    followStoredLanguage();
    expect(location.pathname + location.search + location.hash).toBe('/en/coffee?roastLevel=light#list');
    expect(history.length).toBe(entries);
  });

  it('replaces the address after going back to a page in the other language', () => {
    followStoredLanguage();
    storeLanguage('en');
    history.replaceState(null, '', '/experiences');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.pathname).toBe('/en/experiences');
  });

  it('keeps an English page for a visitor who chose Korean', () => {
    storeLanguage('kr');
    history.replaceState(null, '', '/en/coffee');
    followStoredLanguage();
    expect(location.pathname).toBe('/en/coffee');
    expect(readStoredLanguage()).toBe('kr');
  });
});
