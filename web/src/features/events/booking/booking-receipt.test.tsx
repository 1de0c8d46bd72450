import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anEvent, aStoreLocation } from '@app/domain/testing/factories.ts';
import { storesQuery } from '../../shared/stores-query.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { BookingReceipt } from './booking-receipt.tsx';

afterEach(() => void vi.restoreAllMocks());

const store = aStoreLocation({ address: '2F, 1 Sample-ro, Seoul', addressKr: '서울 예시로 1, 2층' });
const event = {
  ...anEvent({ storeLocationId: store.id, location: 'Sample studio', locationKr: '예시 공방' }),
  availability: { state: 'open', seatsLeft: 3 },
} as const;

it.each([
  ['/experiences', '캘린더에 추가', String.raw`LOCATION:예시 공방\, 서울 예시로 1\, 2층`],
  ['/en/experiences', 'Add to calendar', String.raw`LOCATION:Sample studio\, 2F\, 1 Sample-ro\, Seoul`],
])('saves a calendar file with the street address, as the mail has it (%s)', async (path, button, line) => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sample');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const receipt = { id: crypto.randomUUID(), at: 0, until: Date.now() + 60_000 };
  renderAt(path, <BookingReceipt receipt={receipt} event={event} title="Sample" />, {
    answers: [[storesQuery.queryKey, [store]]],
  });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain(line);
});
