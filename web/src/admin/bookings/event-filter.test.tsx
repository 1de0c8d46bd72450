import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { PAGE, searchSelection } from '../lists/use-found-items.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { EventFilter } from './event-filter.tsx';

const stored = (id: string, title: string) => ({
  ...anEvent({ id, title }),
  dateTime: Timestamp.fromDate(new Date('2026-11-21T05:00:00Z')),
});

// antd reads the key code, which `userEvent` does not set.
const pressEnter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });

const ENTRIES = { ...searchSelection('events', { text: 'tasting' })!.selection, limit: PAGE };
const entryOf = (item: string) => ({
  id: `events-${item}`,
  collection: 'events',
  item,
  tokens: ['tasti', 'astin', 'sting'],
  at: Timestamp.fromDate(new Date('2026-11-21T05:00:00Z')),
});
const serveEvents = (ids: readonly string[]) =>
  serveLive('events', { where: [['__name__', 'in', ids]], limit: PAGE });

/** Scrolls the list with the option `title`. */
const scrollToEnd = (title: RegExp) =>
  fireEvent.scroll(
    screen.getByTitle(title).closest('.ant-select-dropdown')!.querySelector('[class$=-holder]')!,
  );

async function openWithEvents() {
  const latest = serveLive('events', { orderBy: ['dateTime', 'desc'], limit: 30 });
  const entries = serveLive('searchEntries', ENTRIES);
  const found = serveEvents(['tasting']);
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
  scrollToEnd(/Event 0\./);
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
  await entries.answer([entryOf('tasting')]);
  await found.answer([stored('tasting', 'Tasting')]);
  pressEnter();
  expect(choose).toHaveBeenCalledExactlyOnceWith('tasting');
});

it('reads on to the last event that a search finds', async () => {
  const { entries } = await openWithEvents();
  const ids = Array.from({ length: PAGE }, (_, index) => `date-${index}`);
  const first = serveEvents(ids);
  const second = serveLive('searchEntries', ENTRIES, entryOf(ids.at(-1)!));
  const last = serveEvents(['last']);
  onTestFinished(() => [first, second, last].forEach(({ stop }) => stop()));
  await userEvent.keyboard('tasting');
  await entries.answer(ids.map(entryOf));
  await first.answer(ids.map((id) => stored(id, `Tasting ${id}.`)));
  scrollToEnd(/Tasting date-0\./);
  await second.answer([entryOf('last')]);
  expect(screen.getByTitle(/Tasting date-0\./)).toBeDefined();
  await last.answer([stored('last', 'Tasting last.')]);
  expect(screen.getByTitle(/Tasting last\./)).toBeDefined();
});

it('reads on by itself while few entries have all words of a search', async () => {
  const { entries, found } = await openWithEvents();
  const others = Array.from({ length: PAGE }, (_, index) => entryOf(`other-${index}`));
  const second = serveLive('searchEntries', ENTRIES, others.at(-1)!);
  onTestFinished(second.stop);
  await userEvent.keyboard('tasting am');
  await entries.answer(others);
  const entry = entryOf('tasting');
  const wanted = { ...entry, tokens: [...entry.tokens, 'am'] };
  await second.answer([wanted]);
  await found.answer([stored('tasting', 'Tasting at nine')]);
  expect(screen.getByTitle(/Tasting at nine/)).toBeDefined();
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
