import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { AttendeeList } from './attendee-list.tsx';

it('lists each attendee with what is to be paid, telephone number and special requests, and marks who is not confirmed', () => {
  const event = anEvent();
  const guests = [
    {
      ...aBooking(event.id, {
        name: 'Ara',
        phone: '+821000000001',
        status: 'confirmed',
        numberOfParticipants: 2,
      }),
      unpaidWon: 0,
    },
    { ...aBooking(event.id, { name: 'Boram', specialRequests: 'A seat by the door' }), unpaidWon: 30_000 },
  ];
  renderAdmin(<AttendeeList event={event} guests={guests} />);
  const rowOf = (name: string) => {
    const row = screen.getByRole('rowheader', { name }).closest('tr')!;
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };
  expect(rowOf('Ara').slice(2)).toEqual(['2', 'Nothing', '+82 10-0000-0001', '']);
  expect(rowOf('Boram')[3]).toBe('₩30,000');
  expect(rowOf('Boram').at(-1)).toBe('Pending A seat by the door');
});
