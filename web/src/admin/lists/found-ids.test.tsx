import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SearchedCollection } from '@app/domain/record-search/search-entry.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { FoundIds } from './resource-tab.tsx';
import { searchSelection, wholeSelection } from './use-found-items.ts';

function serve(
  select: typeof searchSelection,
  collection: SearchedCollection,
  { text, limit }: { text: string; limit: number },
) {
  const server = serveLive('searchEntries', { ...select(collection, { text })!.selection, limit });
  onTestFinished(server.stop);
  return {
    answer: (items: readonly string[], ...tokens: string[]) =>
      server.answer(items.map((item) => ({ id: `${collection}-${item}`, collection, item, tokens }))),
  };
}

const renderIds = (text: string, collections: readonly SearchedCollection[]) =>
  renderAdmin(
    <FoundIds text={text} collections={collections} loading="Loading…">
      {(ids) => <p>{ids.join(' ')}</p>}
    </FoundIds>,
  );

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

it('finds a product although more items of another collection match than one query accepts', async () => {
  const search = { text: 'geisha', limit: 30 };
  const bookings = serve(searchSelection, 'bookings', search);
  const products = serve(searchSelection, 'products', search);
  renderIds('geisha', ['bookings', 'products']);
  await bookings.answer(numbered('booking', 30), 'geish', 'eisha');
  await products.answer(['product'], 'geish', 'eisha');
  const ids = screen.getByText(/product/).textContent.split(' ');
  expect(ids.slice(0, 3)).toEqual(['booking0', 'product', 'booking1']);
  expect(ids).toHaveLength(30);
  expect(screen.getByText(/30 of the items found \(page 1\)/)).toBeDefined();
});

it('turns to the earlier items and back', async () => {
  const entries = numbered('booking', 40);
  const first = serve(searchSelection, 'bookings', { text: '제주', limit: 100 });
  const second = serve(searchSelection, 'bookings', { text: '제주', limit: 200 });
  renderIds('제주', ['bookings']);
  await first.answer(entries, '제주');
  fireEvent.click(screen.getByRole('button', { name: 'Earlier items' }));
  await second.answer(entries, '제주');
  expect(screen.getByText(entries.slice(30).join(' '))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Earlier items' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Later items' }));
  expect(screen.getByText(entries.slice(0, 30).join(' '))).toBeDefined();
});

it('finds a whole address before its parts', async () => {
  const search = { text: 'kim@gmail.com', limit: 100 };
  const whole = serve(wholeSelection, 'bookings', search);
  renderIds(search.text, ['bookings']);
  await whole.answer(['wanted'], 'kim@gmail.com');
  expect(screen.getByText('wanted')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('finds the parts of an address while none is the whole', async () => {
  const search = { text: 'kim@gmail.com', limit: 100 };
  const whole = serve(wholeSelection, 'bookings', search);
  const parts = serve(searchSelection, 'bookings', search);
  renderIds(search.text, ['bookings']);
  await whole.answer([]);
  await parts.answer(['wanted'], 'kim', 'gmail', 'com');
  expect(screen.getByText('wanted')).toBeDefined();
});

it('does not claim that nothing matches while entries remain that are not read', async () => {
  const search = { text: '김 제주', limit: 100 };
  const entries = serve(searchSelection, 'bookings', search);
  renderIds(search.text, ['bookings']);
  await entries.answer(numbered('other', 100), '제주');
  expect(screen.getByText('No matching items on this page')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Earlier items' })).toBeDefined();
  await entries.answer(numbered('other', 99), '제주');
  expect(screen.getByText('No matches')).toBeDefined();
});
