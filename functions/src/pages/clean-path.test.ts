import { describe, expect, it } from 'vitest';
import { cleanPath } from './clean-path.ts';

describe('cleanPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/coffee', '/coffee'],
    ['/coffee//', '/coffee'],
    ['//host.example.com', '/host.example.com'],
    ['/en///stories/', '/en/stories'],
    ['/%2F%2Fhost/', '/%2F%2Fhost'],
    ['/c%6Fffee', '/coffee'],
    ['/stories/%ed%95%9c', '/stories/%ED%95%9C'],
    ['/stories/a%20b%2fc', '/stories/a%20b%2Fc'],
    ['/stories/%E0%A4%A', '/stories/%E0%A4%A'],
  ])('converts %s to %s', (pathname, clean) => {
    expect(cleanPath(pathname)).toBe(clean);
    expect(cleanPath(clean)).toBe(clean);
  });

  // A regular expression that searched for the end of the path at each slash would need 10¹³ steps and time out.
  it('takes linear time for a path of millions of slashes', () => {
    const slashes = '/'.repeat(4_000_000);
    expect(cleanPath(`${slashes}end`)).toBe('/end');
    expect(cleanPath(`/start${slashes}end${slashes}`)).toBe('/start/end');
  });
});
