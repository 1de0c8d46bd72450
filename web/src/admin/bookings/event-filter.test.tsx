import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { searchSelection } from '../lists/use-found-items.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { EventFilter } from './event-filter.tsx';

const stored = (id: string, title: string) => ({
  ...anEvent({ id, title }),
  dateTime: Timestamp.fromDate(new Date('2026-11-21T05:00:00Z')),
});

// antd reads the key code, which `userEvent` does not set.
const pressEnter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });

async function openWithEvents() {
  const latest = serveLive('events', { orderBy: ['dateTime', 'desc'], limit: 30 });
  const entries = serveLive('searchEntries', {
    ...searchSelection('events', { text: 'tasting' })!.selection,
    limit: 100,
  });
  const found = serveLive('events', { where: [['__name__', 'in', ['tasting']]], limit: 1 });
  onTestFinished(() => [latest, entries, found].forEach(({ stop }) => stop()));
  const choose = vi.fn<(id: string) => void>();
  renderAdmin(<EventFilter eventId="" chosen={null} onChoose={choose} />);
  await userEvent.click(screen.getByRole('combobox'));
  await latest.answer([stored('newest', 'Newest class')]);
  expect(screen.getByTitle(/Newest class/)).toBeDefined();
  return { entries, found, choose };
}

it('reads only the events that follow when the end of the list is reached', async () => {
  const page = { orderBy: ['dateTime', 'desc'], limit: 30 } as const;
  const events = Array.from({ length: 31 }, (_, index) => stored(String(index), `Event ${index}.`));
  const first = serveLive('events', page);
  const second = serveLive('events', page, events[29]!);
  onTestFinished(() => [first, second].forEach(({ stop }) => stop()));
  renderAdmin(<EventFilter eventId="" chosen={null} onChoose={() => {}} />);
  await userEvent.click(screen.getByRole('combobox'));
  await first.answer(events.slice(0, 30));
  fireEvent.scroll(
    screen
      .getByTitle(/Event 0\./)
      .closest('.ant-select-dropdown')!
      .querySelector('[class$=-holder]')!,
  );
  await second.answer(events.slice(30));
  expect(screen.getByTitle(/Event 0\./)).toBeDefined();
  expect(screen.getByTitle(/Event 30\./)).toBeDefined();
});

it('chooses no event of the list with Enter while a search loads', async () => {
  const { choose } = await openWithEvents();
  await userEvent.keyboard('tasting');
  pressEnter();
  expect(choose).not.toHaveBeenCalled();
});

it('shows the events of the search alone, and says when the server does not answer it', async () => {
  const { entries, found, choose } = await openWithEvents();
  await userEvent.keyboard('tasting');
  entries.lose();
  expect(screen.queryByTitle(/Newest class/)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  const entry = {
    id: 'events-tasting',
    collection: 'events',
    item: 'tasting',
    tokens: ['tasti', 'astin', 'sting'],
  };
  await entries.answer([entry]);
  await found.answer([stored('tasting', 'Tasting')]);
  pressEnter();
  expect(choose).toHaveBeenCalledExactlyOnceWith('tasting');
});

it('names a deleted event, and returns from it to all events', async () => {
  const latest = serveLive('events', { orderBy: ['dateTime', 'desc'], limit: 30 });
  onTestFinished(latest.stop);
  const choose = vi.fn<(id: string) => void>();
  renderAdmin(<EventFilter eventId="deleted" chosen={null} onChoose={choose} />);
  expect(screen.getByTitle('Deleted event')).toBeDefined();
  await userEvent.click(screen.getByRole('combobox'));
  await latest.answer([stored('newest', 'Newest class')]);
  await userEvent.click(screen.getByTitle('All Events'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('');
});
