import { describe, expect, it } from 'vitest';
import { DomainError } from '@app/domain/errors.ts';
import { toDomainError } from './problem.ts';

const withCode = (code: unknown) => Object.assign(new Error('sample'), { code });

describe('an error of a service', () => {
  it.each([
    ['DEADLINE_EXCEEDED', 4],
    ['RESOURCE_EXHAUSTED', 8],
    ['ABORTED', 10],
    ['INTERNAL', 13],
    ['UNAVAILABLE', 14],
    ['Auth without an answer it can read', 'auth/internal-error'],
    ['Auth out of reach', 'app/network-error'],
    ['Auth too slow', 'app/network-timeout'],
    ['Storage out of reach', 'ECONNREFUSED'],
    ['Storage failing', 503],
  ])('asks to try again: %s', (_, code) => {
    expect(toDomainError(withCode(code)).code).toBe('try_again');
  });

  it.each([
    ['INVALID_ARGUMENT', 3],
    ['PERMISSION_DENIED', 7],
    ['FAILED_PRECONDITION, as a missing index is', 9],
    ['a wrong argument for Auth', 'auth/argument-error'],
    ['Storage refusing', 403],
    ['no code', undefined],
  ])('is an error of ours: %s', (_, code) => {
    expect(toDomainError(withCode(code)).code).toBe('internal');
  });

  it('stays what it is when it is meant for the caller', () => {
    const error = new DomainError('not_found');
    expect(toDomainError(error)).toBe(error);
  });
});
