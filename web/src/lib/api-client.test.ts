import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { createBooking } from '@app/domain/api/bookings.ts';
import { call } from './api-client.ts';
import { ApiError } from './api-error.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const answer = (status: number, body: string, type = 'application/json') =>
  new Response(body, { status, statusText: 'Some Status', headers: { 'Content-Type': type } });
const body = { eventId: 'e', name: 'Sample Visitor', email: 'visitor@example.com' };

describe('an API call', () => {
  it('sends credentials, a JSON body with its type, and its own headers', async () => {
    fetched.mockResolvedValue(answer(201, '{"id":"1","reference":"K7Q-2MX","status":"pending"}'));
    const headers = { 'Idempotency-Key': 'k' };
    const booked = await call<typeof createBooking>('POST', '/api/bookings', { body, headers });
    expect(booked.reference).toBe('K7Q-2MX');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/bookings', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: expect.any(AbortSignal),
    });
  });

  it('fails after 30 seconds without a response, and not before', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_, fail) => {
          const { signal } = init!;
          signal!.addEventListener('abort', () => fail(signal!.reason));
        }),
    );
    const failed = vi.fn<(reason: Error) => void>();
    const ended = call('POST', '/api/bookings', { body }).catch(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(failed.mock.calls[0]![0].name).toBe('TimeoutError');
    vi.useRealTimers();
  });

  it('resolves without a value for 204', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(call('POST', '/api/admin/logout')).resolves.toBeUndefined();
  });

  it('throws the status and the text of an error response, with its problem document', async () => {
    const text = '{"code":"capacity_exceeded","detail":"capacity exceeded"}';
    fetched.mockResolvedValue(answer(409, text, 'application/problem+json; charset=utf-8'));
    const error = await call('POST', '/api/bookings').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `409: ${text}`,
      status: 409,
      problem: { code: 'capacity_exceeded' },
    });
  });

  it.each([
    ['', 'text/plain', '502: Some Status'],
    ['<html>bad gateway</html>', 'text/html', '502: <html>bad gateway</html>'],
    ['{broken', 'application/problem+json', '502: {broken'],
  ])('throws for the response %j of type %s', async (text, type, message) => {
    fetched.mockResolvedValue(answer(502, text, type));
    await expect(call('GET', '/api/products')).rejects.toMatchObject({ message, problem: null });
  });
});
