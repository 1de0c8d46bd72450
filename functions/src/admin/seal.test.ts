import { describe, expect, it } from 'vitest';
import { hashCode, seal, unseal } from './seal.ts';

describe('sealed secret', () => {
  const sealed = seal('sample-secret', 'uid', 'JBSWY3DPEHPK3PXP');

  it('can be unsealed with its key for its account', () => {
    expect(unseal('sample-secret', 'uid', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toBe(seal('sample-secret', 'uid', 'JBSWY3DPEHPK3PXP'));
  });

  it.each([
    ['another key', 'another-secret', 'uid', sealed],
    ['another account', 'sample-secret', 'another', sealed],
    ['a changed text', 'sample-secret', 'uid', sealed.replace(/.{6}$/, 'AAAAA=')],
  ])('cannot be unsealed with %s', (_, secret, uid, text) => {
    expect(() => unseal(secret, uid, text)).toThrow('Unsupported state or unable to authenticate data');
  });
});

it('hashes the same recovery code differently for each account and key', () => {
  const hashes = [
    hashCode('a', 'uid', 'code'),
    hashCode('b', 'uid', 'code'),
    hashCode('a', 'another', 'code'),
  ];
  expect(new Set(hashes).size).toBe(3);
});
