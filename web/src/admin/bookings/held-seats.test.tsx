import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seatHoldsPath } from '@app/domain/collections.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { HELD, HeldSeats } from './held-seats.tsx';

const event = anEvent();
const findReason = () => screen.findByLabelText<HTMLInputElement>(/^Reason/);
let live: ReturnType<typeof serveLive>;

beforeEach(() => {
  localStorage.clear();
  live = serveLive(seatHoldsPath(event.id), HELD);
});
afterEach(() => {
  live.stop();
  vi.unstubAllGlobals();
});

it('keeps the number and the reason until the seats are held, and opens by itself with them', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ seats: 2 }));
  await live.answer([]);
  renderAdmin(<HeldSeats event={event} />);
  await userEvent.click(screen.getByText('Seats held back'));
  await userEvent.type(await findReason(), 'Press');
  await userEvent.type(screen.getByLabelText('Number of seats'), '2');
  cleanup();
  const { unmount } = renderAdmin(<HeldSeats event={event} />);
  const reason = await findReason();
  expect(reason.value).toBe('Press');
  expect(screen.getByLabelText<HTMLInputElement>('Number of seats').value).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Hold seats back' }));
  await vi.waitFor(() => expect(reason.value).toBe(''));
  unmount();
  renderAdmin(<HeldSeats event={event} />);
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});
