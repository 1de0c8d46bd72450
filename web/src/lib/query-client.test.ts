import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('the default query function', () => {
  it('requests the URL that the key states and parses its JSON', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ isAuthenticated: false }));
    vi.stubGlobal('fetch', fetched);
    const answer = await createQueryClient().fetchQuery({ queryKey: ['/api/admin', 'check'] });
    expect(answer).toEqual({ isAuthenticated: false });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/admin/check');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('throws the status and the text, without a retry', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('no', { status: 503 }));
    vi.stubGlobal('fetch', fetched);
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('503: no');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
