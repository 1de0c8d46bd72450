import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Event } from '@app/domain/event/event-schema.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { MoreDatesForm } from './more-dates-form.tsx';

const NOW = new Date('2026-11-21T05:00:00Z');
/** A Saturday, 2 p.m. in Seoul. */
const FIRST = new Date('2026-11-28T05:00:00Z');

function show(changes: Partial<Event> = {}, others: readonly Date[] = []) {
  const event = anEvent({ dateTime: FIRST, ...changes });
  const onClose = vi.fn<() => void>();
  renderAdmin(<MoreDatesForm event={event} known={[FIRST, ...others]} now={NOW} onClose={onClose} />);
  return onClose;
}
const listed = () =>
  within(screen.getByRole('region', { name: /dates? to add/ }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const add = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('shows the next weeks of the event before they are saved, and leaves out the unchecked ones', async () => {
  show();
  expect(listed()).toEqual([
    'Saturday, Dec 05 at 2:00 PM',
    'Saturday, Dec 12 at 2:00 PM',
    'Saturday, Dec 19 at 2:00 PM',
    'Saturday, Dec 26 at 2:00 PM',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday, Dec 12 at 2:00 PM' }));
  expect(add('Add 3 dates').disabled).toBe(false);
});

it('repeats on several weekdays, without the dates that the series has', async () => {
  show({ seriesId: 'Hand drip' }, [new Date('2026-12-05T05:00:00Z')]);
  expect(screen.getByText('Series “Hand drip” · 2 dates so far')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
  const count = screen.getByLabelText('Number of dates to add');
  await userEvent.clear(count);
  await userEvent.type(count, '3');
  expect(listed()).toEqual([
    'Wednesday, Dec 02 at 2:00 PM',
    'Wednesday, Dec 09 at 2:00 PM',
    'Saturday, Dec 12 at 2:00 PM',
  ]);
});

it('says beside the field how many dates can be added, and adds none meanwhile', async () => {
  show();
  const count = screen.getByLabelText('Number of dates to add');
  await userEvent.clear(count);
  await userEvent.type(count, '53');
  expect(await screen.findByText('Enter a whole number from 1 to 52')).toBeDefined();
  expect(add('Add 0 dates').disabled).toBe(true);
});

it('needs a name for a new series, which the title suggests', async () => {
  show();
  const name = screen.getByLabelText<HTMLInputElement>('Series name');
  expect(name.value).toBe('Sample Workshop');
  await userEvent.clear(name);
  await userEvent.click(add('Add 4 dates'));
  expect(await screen.findByText('Enter a name for the series, 300 characters at most')).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

it('asks about a name that was typed just before Escape', async () => {
  const onClose = show();
  const name = screen.getByLabelText('Series name');
  fireEvent.change(name, { target: { value: 'Hand drip' } });
  fireEvent.keyDown(name, { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByRole('button', { name: 'Leave without saving' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

it('takes single dates that are typed in the calendar field', async () => {
  show();
  await userEvent.click(screen.getByText('Single dates'));
  expect(add('Add 0 dates').disabled).toBe(true);
  const day = screen.getByLabelText<HTMLInputElement>('Day to add');
  act(() => day.focus());
  await userEvent.paste('2026-12-24');
  await userEvent.keyboard('{Enter}');
  expect(day.value).toBe('');
  expect(listed()).toEqual(['Thursday, Dec 24 at 2:00 PM']);
  await userEvent.click(screen.getByText('Weekly'));
  expect(listed()).toHaveLength(4);
});

it('asks before Escape or Cancel loses the chosen dates', async () => {
  const closed = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(closed).toHaveBeenCalledOnce();
});

it('begins after a reload with what was chosen, until it is discarded', async () => {
  const event = anEvent({ dateTime: FIRST });
  const reload = () => {
    cleanup();
    renderAdmin(<MoreDatesForm event={event} known={[FIRST]} now={NOW} onClose={() => {}} />);
  };
  reload();
  fireEvent.change(screen.getByLabelText('Series name'), { target: { value: 'Hand drip' } });
  fireEvent.click(screen.getByLabelText('Saturday, Dec 12 at 2:00 PM'));
  reload();
  expect(screen.getByLabelText<HTMLInputElement>('Series name').value).toBe('Hand drip');
  expect(screen.getByText('Add 3 dates')).toBeDefined();
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(await screen.findByText('Leave without saving'));
  reload();
  expect(screen.getByText('Add 4 dates')).toBeDefined();
});

it('closes at once when nothing was chosen', async () => {
  const closed = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledOnce();
});
