import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { type Event, type EventInput, eventSchema } from '@app/domain/event/event-schema.ts';
import type { DateOutcome } from '@app/domain/event/series-change-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { SeriesReview } from './series-review.tsx';

closeApiAfterEach();

/** A Saturday, 2 p.m. in Seoul, and the two after it. */
const series = ['2099-05-02', '2099-05-09', '2099-05-16'].map((day) =>
  anEvent({
    id: crypto.randomUUID(),
    dateTime: new Date(`${day}T05:00:00Z`),
    seriesId: 'Hand drip',
    price: 0,
  }),
) as [Event, Event, Event];
const [base, ...others] = series;
const { id: _, createdAt: __, ...input } = base;
const written: EventInput = { ...input, price: 5_000 };

type Callbacks = ComponentProps<typeof SeriesReview>;

/** Chooses all dates for a new price. */
async function show() {
  const done = {
    onBack: vi.fn<Callbacks['onBack']>(),
    onSaved: vi.fn<Callbacks['onSaved']>(),
    onConflict: vi.fn<Callbacks['onConflict']>(),
    onProblem: vi.fn<Callbacks['onProblem']>(),
  };
  renderAdmin(<SeriesReview base={base} written={written} others={others} isBooked={false} {...done} />);
  await userEvent.click(screen.getByRole('radio', { name: 'This and all upcoming dates (3)' }));
  return done;
}
// The icon of the request before is part of the name while it fades.
const save = () => userEvent.click(screen.getByRole('button', { name: /Save$/ }));

const answerWith = (...outcomes: readonly DateOutcome[]) => ({
  status: 200,
  body: JSON.stringify({ dates: outcomes.map((outcome, index) => ({ id: series[index]!.id, outcome })) }),
});

it('sends the changed fields for all chosen dates in one request, with the version that the admin saw', async () => {
  const { calls, headers } = await connectToApi(answerWith('changed', 'changed', 'changed'));
  const { onSaved } = await show();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('3 dates changed'));
  const [call] = calls;
  expect(calls).toHaveLength(1);
  expect(call).toContain(`POST /api/admin/events/${base.id}/series-change`);
  expect(JSON.parse(call!.slice(call!.indexOf('{')))).toMatchObject({
    after: { price: 5_000 },
    fields: ['price'],
    dates: others.map(({ id }) => id),
  });
  expect(headers[0]!['if-match']).toBe(await entityTag(eventSchema.parse(base)));
});

it('says what became of each date, and offers the review of the booked one', async () => {
  await connectToApi(answerWith('changed', 'booked', 'gone'));
  const { onSaved } = await show();
  await save();
  const result = await screen.findByRole('dialog', { name: '1 date changed' });
  expect(within(result).getByText('2 dates were not changed')).toBeTruthy();
  const lines = within(result).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Saturday, May 02 at 2:00 PMChanged.',
    expect.stringMatching(/^Saturday, May 09 at 2:00 PMHas bookings, not changed yet\.Review/),
    'Saturday, May 16 at 2:00 PMWas deleted in the meantime, or is no longer in this series.',
  ]);
  await userEvent.click(within(result).getByRole('button', { name: 'Close' }));
  expect(onSaved).toHaveBeenCalledWith('1 date changed');
});

it('keeps the choice when there is no answer, and makes the change by pressing again', async () => {
  await connectToApi({ status: 503, body: 'unavailable' });
  const { onSaved } = await show();
  await save();
  expect(await screen.findByText('Failed to save event')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'This and all upcoming dates (3)' });
  expect(radio.checked).toBe(true);
  await connectToApi(answerWith('changed', 'changed', 'changed'));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('3 dates changed'));
});

it('shows the comparison when another admin has changed the edited date', async () => {
  await connectToApi({
    status: 412,
    type: 'application/problem+json',
    body: JSON.stringify({ code: 'changed_meanwhile' }),
  });
  const { onConflict } = await show();
  await save();
  await waitFor(() => expect(onConflict).toHaveBeenCalledOnce());
});

it('asks for the dates beside the review of the guests, and saves both with one press', async () => {
  const { calls } = await connectToApi({
    status: 200,
    body: JSON.stringify({ taken: 2, guests: [], mails: [], dates: [] }),
  });
  const onSaved = vi.fn<Callbacks['onSaved']>();
  const ignore = () => {};
  renderAdmin(
    <SeriesReview
      base={base}
      written={written}
      others={others}
      isBooked
      onBack={ignore}
      onSaved={onSaved}
      onConflict={ignore}
      onProblem={ignore}
    />,
  );
  const review = await screen.findByRole('dialog', { name: 'This event has bookings' });
  await within(review).findByText('0 bookings are affected.');
  await userEvent.click(within(review).getByRole('radio', { name: 'This and all upcoming dates (3)' }));
  await save();
  await waitFor(() => expect(calls.at(-1)).toContain('/series-change'));
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT', 'POST']);
});
