import { describe, expect, it } from 'vitest';
import { DomainError } from '@app/domain/errors.ts';
import { toDomainError } from './problem.ts';

const withCode = (code: unknown) => Object.assign(new Error('sample'), { code });

describe('toDomainError', () => {
  it.each([
    ['DEADLINE_EXCEEDED', 4],
    ['RESOURCE_EXHAUSTED', 8],
    ['ABORTED', 10],
    ['INTERNAL', 13],
    ['UNAVAILABLE', 14],
    ['an invalid response from Auth', 'auth/internal-error'],
    ['Auth unreachable', 'app/network-error'],
    ['Auth timing out', 'app/network-timeout'],
    ['Storage unreachable', 'ECONNREFUSED'],
    ['a server error of Storage', 503],
  ])('returns try_again for %s', (_, code) => {
    expect(toDomainError(withCode(code)).code).toBe('try_again');
  });

  it.each([
    ['INVALID_ARGUMENT', 3],
    ['PERMISSION_DENIED', 7],
    ['FAILED_PRECONDITION, such as a missing index', 9],
    ['an invalid argument for Auth', 'auth/argument-error'],
    ['a rejection by Storage', 403],
    ['an error without a code', undefined],
  ])('returns internal for %s', (_, code) => {
    expect(toDomainError(withCode(code)).code).toBe('internal');
  });

  it('returns a DomainError unchanged', () => {
    const error = new DomainError('not_found');
    expect(toDomainError(error)).toBe(error);
  });
});
