import { describe, expect, it } from 'vitest';
import { parseSharePath, SHARE_KINDS, SHARE_SIZES, sharePath } from './share-card.ts';

const ID = '00000000-0000-4000-8000-000000000001';

describe('share image path', () => {
  it.each(SHARE_KINDS)('of %s round-trips through parseSharePath in every size and language', (kind) => {
    for (const size of SHARE_SIZES)
      for (const language of ['kr', 'en'] as const) {
        const subject = { kind, id: kind === 'site' ? '' : ID, language };
        expect(parseSharePath(sharePath(subject, size))).toEqual({ subject, size });
      }
  });

  it('contains kind, id, language and size', () => {
    expect(sharePath({ kind: 'stories', id: ID, language: 'kr' }, SHARE_SIZES[1])).toBe(
      `/share/stories/${ID}/ko-800x400.jpg`,
    );
  });

  it.each([
    '/share/site/ko-1200x631.jpg',
    '/share/site/kr-1200x630.jpg',
    `/share/bookings/${ID}/ko-1200x630.jpg`,
    '/share/products/../ko-1200x630.jpg',
    `/share/products/${ID}/ko-1200x630.jpg/`,
    '/share/site/ko-1200x630.png',
  ])('is not valid: %s', (path) => {
    expect(parseSharePath(path)).toBeUndefined();
  });
});
