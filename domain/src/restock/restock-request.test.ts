import { describe, expect, it } from 'vitest';
import { confirmRestockRequest, isAvailable, newRestockRequest } from './restock-request.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const WEEK_LATER = new Date('2026-05-08T00:00:00Z');
const INPUT = {
  id: '0'.repeat(64),
  productId: '00000000-0000-4000-8000-000000000001',
  email: 'visitor@example.com',
  language: 'kr',
} as const;

describe('isAvailable', () => {
  it.each([
    ['in_stock', undefined, true],
    ['seasonal', 3, true],
    ['in_stock', 0, false],
    ['out_of_stock', undefined, false],
    ['out_of_stock', 3, false],
  ] as const)('a product that is %s with %s left: %s', (availability, left, expected) => {
    expect(isAvailable({ availability }, left)).toBe(expected);
  });
});

describe('restock request', () => {
  const request = newRestockRequest(INPUT, NOW);

  it('is unconfirmed for at most seven days', () => {
    expect(request).toEqual({ ...INPUT, isConfirmed: false, createdAt: NOW, confirmBy: WEEK_LATER });
    expect(confirmRestockRequest(request, WEEK_LATER)).toBeUndefined();
  });

  it('has no deadline once it is confirmed, and can be confirmed again', () => {
    const confirmed = { ...INPUT, isConfirmed: true, createdAt: NOW };
    const before = new Date(WEEK_LATER.getTime() - 1);
    expect(confirmRestockRequest({ ...request, confirmationMail: 'one' }, before)).toEqual(confirmed);
    expect(confirmRestockRequest(confirmed, WEEK_LATER)).toEqual(confirmed);
  });
});
