import { describe, expect, it } from 'vitest';
import { cleanPath } from './clean-path.ts';

describe('the clean path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/coffee', '/coffee'],
    ['/coffee//', '/coffee'],
    ['//host.example.com', '/host.example.com'],
    ['/en///stories/', '/en/stories'],
    ['/%2F%2Fhost/', '/%2F%2Fhost'],
  ])('of %s is %s', (pathname, clean) => {
    expect(cleanPath(pathname)).toBe(clean);
  });

  // An expression that looks for the end of the path anew at each slash would need 10¹³ steps, and time out.
  it('takes linear time for a path of millions of slashes', () => {
    const slashes = '/'.repeat(4_000_000);
    expect(cleanPath(`${slashes}end`)).toBe('/end');
    expect(cleanPath(`/start${slashes}end${slashes}`)).toBe('/start/end');
  });
});
