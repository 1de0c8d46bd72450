import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { type Event, type EventInput, eventSchema } from '@app/domain/event/event-schema.ts';
import type { Concerned } from '@app/domain/booking/event-notice-schema.ts';
import type { DateOutcome } from '@app/domain/event/series-change-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { closeApiAfterEach, connectToApi } from '../testing/connect-to-api.ts';
import { serveLive } from '../testing/serve-live.ts';
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

const concerned: Concerned[] = [
  { id: base.id, bookings: 2, mails: 1, waiting: 3, won: 0, unreachable: [{ id: 'lee', name: 'Lee' }] },
];

const NO_PREVIEW = JSON.stringify({ taken: 2, guests: [], waiting: 0, mails: [] });

/** Answers by the end of the address. */
const connectTo = (answers: Record<string, { status: number; type?: string; body: string }>) =>
  connectToApi((path) => {
    const end = path.slice(path.lastIndexOf('/') + 1);
    return answers[end] ?? { status: 200, body: end === 'change-preview' ? NO_PREVIEW : '[]' };
  });

/** Chooses all dates for a change, a new price by default. */
async function show(change: EventInput = written) {
  const done = {
    onBack: vi.fn<Callbacks['onBack']>(),
    onSaved: vi.fn<Callbacks['onSaved']>(),
    onConflict: vi.fn<Callbacks['onConflict']>(),
    onProblem: vi.fn<Callbacks['onProblem']>(),
  };
  renderAdmin(
    <SeriesReview base={base} written={{ ...change }} others={others} affectsGuests={false} {...done} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'This and all upcoming dates (3)' }));
  return done;
}
// The icon of the request before is part of the name while it fades.
const save = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Save$/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

const answerWith = (...outcomes: readonly DateOutcome[]) => ({
  status: 200,
  body: JSON.stringify({
    dates: outcomes.map((outcome, index) => ({ id: series[index]!.id, outcome, isTold: false })),
  }),
});
/** What the calls of the end of a path have sent. */
const sent = (calls: readonly string[], end: string) =>
  calls
    .filter((call) => call.includes(end))
    .map((call) => JSON.parse(call.slice(call.indexOf('{'))) as unknown);

it('sends the changed fields for all chosen dates in one request, with the version that the admin saw', async () => {
  const { calls, headers } = await connectTo({
    'series-change': answerWith('changed', 'changed', 'changed'),
  });
  const { onSaved } = await show();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('3 dates changed'));
  expect(sent(calls, `POST /api/admin/events/${base.id}/series-change`)).toMatchObject([
    {
      after: { price: 5_000 },
      fields: ['price'],
      dates: others.map(({ id }) => ({ id })),
      tellsGuests: true,
    },
  ]);
  expect(headers.at(-1)!['if-match']).toBe(await entityTag(eventSchema.parse(base)));
});

it('changes single dates only', async () => {
  const { calls } = await connectTo({ 'series-change': answerWith('changed', 'changed') });
  const { onSaved } = await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday, May 16 at 2:00 PM' }));
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: 'This and all upcoming dates (3)' }).checked,
  ).toBe(false);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent(calls, '/series-change')).toMatchObject([{ dates: [{ id: others[0]!.id }] }]);
});

it('moves the other dates by the same number of days, if that is wished beside other changes', async () => {
  const moved = new Date(base.dateTime.getTime() + 7 * 86_400_000);
  const { calls } = await connectTo({ 'series-change': answerWith('changed', 'changed', 'changed') });
  await show({ ...written, dateTime: moved });
  const choice = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Move the other dates 7 days later too',
  });
  expect(choice.checked).toBe(false);
  await userEvent.click(choice);
  await save();
  await waitFor(() => expect(sent(calls, '/series-change')).toHaveLength(1));
  expect(sent(calls, '/series-change')).toMatchObject([
    {
      dates: others.map(({ dateTime }) => ({
        move: {
          from: dateTime.toISOString(),
          to: new Date(dateTime.getTime() + 7 * 86_400_000).toISOString(),
        },
      })),
    },
  ]);
});

it('names the guests of all chosen dates and the mails first, then says what became of each date', async () => {
  const server = serveLive('eventNotices', { where: [['__name__', '==', base.id]], limit: 1 });
  await connectTo({
    concerned: { status: 200, body: JSON.stringify(concerned) },
    'series-change': {
      status: 200,
      body: JSON.stringify({
        dates: [
          { id: base.id, outcome: 'changed', isTold: true },
          { id: others[0]!.id, outcome: 'capacity_below_taken', isTold: false },
          { id: others[1]!.id, outcome: 'gone', isTold: false },
        ],
      }),
    },
  });
  const { onSaved } = await show();
  expect(await screen.findByText('2 bookings are affected.')).toBeTruthy();
  const tell = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Email the guests about it (4 emails)',
  });
  expect(tell.checked).toBe(true);
  expect(screen.getByText('Lee')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save and tell the guests' }));
  const result = await screen.findByRole('dialog', { name: '1 date changed' });
  const notice = { id: base.id, state: 'running' };
  await server.answer([notice]);
  expect(within(result).getByText('2 dates were not changed')).toBeTruthy();
  const lines = () =>
    within(result)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(lines()).toEqual([
      'Saturday, May 02 at 2:00 PMChanged. Its guests are being emailed…',
      expect.stringMatching(/^Saturday, May 09 at 2:00 PMNot changed: more seats are taken/),
      expect.stringMatching(/^Saturday, May 16 at 2:00 PMWas deleted in the meantime/),
    ]),
  );
  server.stop();
  await userEvent.click(within(result).getByRole('button', { name: 'Close' }));
  expect(onSaved).toHaveBeenCalledWith('1 date changed');
});

it('shows anew whom it concerns when that has changed since, and changes nothing with this press', async () => {
  let reads = 0;
  const { calls } = await connectToApi((path) => {
    if (path.endsWith('/change-preview')) return { status: 200, body: NO_PREVIEW };
    if (!path.endsWith('/concerned')) return answerWith('changed');
    reads += 1;
    return { status: 200, body: JSON.stringify([{ ...concerned[0], bookings: reads }]) };
  });
  await show();
  await screen.findByText('1 booking is affected.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and tell the guests' }));
  expect(await screen.findByText('2 bookings are affected.')).toBeTruthy();
  expect(sent(calls, '/series-change')).toEqual([]);
});

it('counts the guests of those dates alone whose terms change, and what they may have refunded', async () => {
  const dateTime = new Date(base.dateTime.getTime() + 7 * 86_400_000);
  const { calls } = await connectTo({
    concerned: { status: 200, body: JSON.stringify([{ ...concerned[0], won: 60_000 }]) },
  });
  await show({ ...written, price: base.price!, title: 'A new title', dateTime });
  expect(
    await screen.findByText('Guests may then cancel with a full refund. They have paid ₩60,000 in all.'),
  ).toBeTruthy();
  expect(sent(calls, '/concerned')).toEqual([{ dates: [base.id] }]);
});

it('keeps the choice when there is no answer, and makes the change by pressing again', async () => {
  await connectTo({ 'series-change': { status: 503, body: 'unavailable' } });
  const { onSaved } = await show();
  await save();
  expect(await screen.findByText('Failed to save event')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'This and all upcoming dates (3)' });
  expect(radio.checked).toBe(true);
  await connectTo({ 'series-change': answerWith('changed', 'changed', 'changed') });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('3 dates changed'));
});

it('shows the comparison when another admin has changed the edited date', async () => {
  const problem = { type: 'application/problem+json', body: JSON.stringify({ code: 'changed_meanwhile' }) };
  await connectTo({ 'series-change': { status: 412, ...problem } });
  const { onConflict } = await show();
  await save();
  await waitFor(() => expect(onConflict).toHaveBeenCalledOnce());
});

it('reviews the guests of a booked date that is changed alone', async () => {
  const { calls } = await connectTo({});
  const ignore = () => {};
  renderAdmin(
    <SeriesReview
      base={base}
      written={written}
      others={others}
      affectsGuests
      onBack={ignore}
      onSaved={ignore}
      onConflict={ignore}
      onProblem={ignore}
    />,
  );
  await screen.findByText('0 bookings are affected.');
  await save();
  await waitFor(() => expect(calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT']));
});

it('previews the mail to the guests of each date whose guests are notified, with what that date becomes', async () => {
  const [first] = concerned as [Concerned];
  const both = [
    { ...first, unreachable: [] },
    // Nobody has booked this date, but guests wait for it.
    { ...first, id: others[0]!.id, bookings: 0, mails: 0, unreachable: [] },
  ];
  const mails = [{ language: 'en', subject: 'Your event has changed', text: 'A new price.', html: '' }];
  const { calls } = await connectTo({
    concerned: { status: 200, body: JSON.stringify(both) },
    'change-preview': { status: 200, body: JSON.stringify({ taken: 2, guests: [], waiting: 0, mails }) },
  });
  await show();
  expect(await screen.findByText('Your event has changed')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Preview the email to the guests of' }));
  await userEvent.click(screen.getByRole('option', { name: 'Saturday, May 09 at 2:00 PM' }));
  await waitFor(() =>
    expect(sent(calls, '/change-preview')).toMatchObject([
      { price: 5_000, dateTime: base.dateTime.toISOString() },
      { price: 5_000, dateTime: others[0]!.dateTime.toISOString() },
    ]),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Email the guests/ }));
  expect(screen.queryByText('Your event has changed')).toBeNull();
});

it('marks the dates that visitors do not see', async () => {
  await connectTo({});
  const [first, second] = others as [Event, Event];
  const ignore = () => {};
  renderAdmin(
    <SeriesReview
      base={base}
      written={written}
      others={[first, { ...second, isActive: false }]}
      affectsGuests={false}
      onBack={ignore}
      onSaved={ignore}
      onConflict={ignore}
      onProblem={ignore}
    />,
  );
  const names = screen
    .getAllByRole('checkbox', { hidden: true })
    .map((box) => box.closest('label')!.textContent?.trim());
  expect(names).toEqual(['Saturday, May 09 at 2:00 PM', 'Saturday, May 16 at 2:00 PM Inactive']);
});
