import { describe, expect, it } from 'vitest';
import { canonicalSearch } from './canonical-search.ts';

describe('canonicalSearch', () => {
  it.each([
    ['/', '?utm_source=mail&fbclid=x', ''],
    ['/en', '?ref=1', ''],
    ['/about', '?q=a', ''],
    ['/no/such/page', '?x=1', ''],
    ['/products/1', '?fbclid=x', ''],
    ['/stories/1', '?tag=craft', ''],
    ['/coffee', '?gclid=1&roastLevel=light&utm_campaign=a', '?roastLevel=light'],
    ['/en/makgeolli', '?abv=5-7&roastLevel=light', '?abv=5-7'],
    ['/experiences', '?type=class&fbclid=x', '?type=class'],
    ['/stories', '?utm_source=a&tag=craft&q=guji', '?q=guji&tag=craft'],
    ['/search', '?q=%E3%85%82&utm_source=a', '?q=%E3%85%82'],
    ['/en/contact', '?store=s1&x=1&about=Sample&type=event', '?type=event&about=Sample&store=s1'],
  ])('keeps only the parameters that the page reads: %s%s', (path, search, expected) => {
    expect(canonicalSearch(path, search)).toBe(expected);
  });

  it.each([
    ['/coffee', '?roastLevel=nothing'],
    ['/coffee', '?sort=random1'],
    ['/experiences', '?type=random1'],
    ['/contact', '?type=random1'],
    ['/contact', '?about=&store='],
    ['/stories', '?q=%20'],
    ['/search', '?q=%20'],
  ])('drops invalid values: %s%s', (path, search) => {
    expect(canonicalSearch(path, search)).toBe('');
  });

  it.each([
    [
      '/coffee',
      '?sort=price-low&origin=Ethiopia&roastLevel=light',
      '?roastLevel=light&origin=Ethiopia&sort=price-low',
    ],
    ['/coffee', '?roastLevel=light&roastLevel=light', '?roastLevel=light'],
    ['/stories', '?q=a&q=b', '?q=a'],
  ])('sorts parameters and drops duplicates: %s%s', (path, search, expected) => {
    expect(canonicalSearch(path, search)).toBe(expected);
  });

  it.each(['?q=%ED%95%9C%20%EA%B8%80', '?q=%ED%95%9C+%EA%B8%80', '?q=a%2Fb'])(
    'keeps both encodings of a space, and encoded characters: %s',
    (search) => {
      expect(canonicalSearch('/stories', search)).toBe(search);
    },
  );

  it.each([
    ['/coffee', '?&', ''],
    ['/coffee', '?&&&', ''],
    ['/coffee', '?roast%4Cevel=light', '?roastLevel=light'],
    ['/coffee', '?&roastLevel=l%69ght', '?roastLevel=light'],
    ['/stories', '?q=한+글', '?q=%ED%95%9C+%EA%B8%80'],
    ['/stories', '?q=%61', '?q=a'],
  ])('normalizes separators and encoding: %s%s', (path, search, expected) => {
    expect(canonicalSearch(path, search)).toBe(expected);
    expect(canonicalSearch(path, expected)).toBe(expected);
  });

  it.each(['/coffee', '/contact', '/stories', '/products', '/experiences', '/'])(
    'is idempotent: %s',
    (path) => {
      const search =
        '?x=1&type=event&sort=name&tags=a%20b&tag=a%2Bb&q=%26&about=a%0Ab&roastLevel=dark&store=%F0%9F%8D%B6';
      const once = canonicalSearch(path, search);
      expect(canonicalSearch(path, once)).toBe(once);
    },
  );
});
