import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { CallOff } from './call-off.tsx';

const event = anEvent();
const render = () => renderAdmin(<CallOff event={event} takenSeats={1} />);
const findReason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('keeps the reason until the event is called off, and opens by itself with it', async () => {
  const requested = vi.fn<typeof fetch>(async () => Response.json({ state: 'running' }));
  vi.stubGlobal('fetch', requested);
  render();
  await userEvent.click(screen.getByText('Call the event off'));
  await userEvent.type(await findReason(), 'A typhoon');
  cleanup();
  render();
  expect((await findReason()).value).toBe('A typhoon');
  await userEvent.click(screen.getByRole('button', { name: 'Call it off and tell everyone' }));
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  cleanup();
  render();
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});
