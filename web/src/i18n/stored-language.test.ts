import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  followStoredLanguage,
  readStoredLanguage,
  storeLanguage,
  counterpartToFollow,
} from './stored-language.ts';

describe('the stored language', () => {
  it('is what was chosen, and nothing before', () => {
    expect(readStoredLanguage()).toBeNull();
    storeLanguage('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(readStoredLanguage()).toBe('en');
  });

  it('is nothing where something else is stored', () => {
    localStorage.setItem('language', 'fr');
    expect(readStoredLanguage()).toBeNull();
  });

  it('is nothing where the browser forbids storage', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
    storeLanguage('en');
    expect(readStoredLanguage()).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('the twin that a visitor is taken to', () => {
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

describe('following the stored language', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('changes the address at once, query and hash kept, and adds no entry', () => {
    storeLanguage('en');
    history.replaceState(null, '', '/coffee?roastLevel=light#list');
    const entries = history.length;
    followStoredLanguage();
    expect(location.pathname + location.search + location.hash).toBe('/en/coffee?roastLevel=light#list');
    expect(history.length).toBe(entries);
  });

  it('changes it when the visitor steps back to a page of the other language', () => {
    followStoredLanguage();
    storeLanguage('en');
    history.replaceState(null, '', '/experiences');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.pathname).toBe('/en/experiences');
  });

  it('leaves an English page to a visitor who chose Korean', () => {
    storeLanguage('kr');
    history.replaceState(null, '', '/en/coffee');
    followStoredLanguage();
    expect(location.pathname).toBe('/en/coffee');
    expect(readStoredLanguage()).toBe('kr');
  });
});
