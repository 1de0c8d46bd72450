import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { tagLabelsQuery } from '../../i18n/tag-labels.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { ProductList } from './product-list.tsx';
import { firstProductsQuery, productsQuery } from './product-queries.ts';

const PRODUCTS = [
  aCoffee({ title: 'Kenya Nyeri', origin: 'Kenya', roastLevel: 'light', price: 1650, tags: ['daily'] }),
  aCoffee({ title: 'Brazil Cerrado', origin: 'Brazil', roastLevel: 'dark', price: 1125 }),
  aCoffee({ title: 'Huila', origin: 'Colombia', roastLevel: 'light', price: 1425 }),
  aMakgeolli({ title: 'Dam', abv: 6, tags: ['makgeolli'] }),
];

const list = (
  address: string,
  kind: 'coffee' | 'makgeolli' | 'all' = 'coffee',
  ageAnswer: 'confirmed' | 'denied' = 'confirmed',
) =>
  renderAt(address, <ProductList kind={kind} />, {
    ageAnswer,
    answers: [
      [productsQuery(kind).queryKey, PRODUCTS.filter(({ type }) => kind === 'all' || type === kind)],
      [firstProductsQuery(['makgeolli']).queryKey, []],
      [firstProductsQuery(['coffee']).queryKey, []],
    ],
  });
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const count = () => screen.getByRole('status').textContent;
/** Returns the checkbox of the sidebar; the closed filter panel for phones has the same one. */
const box = (name: string) =>
  within(screen.getByRole('complementary')).getByRole<HTMLInputElement>('checkbox', { name });

describe('statutory warning', () => {
  const warnings = () => screen.queryAllByText(/Excessive drinking/);

  it('stands once in the section of a list with makgeolli, below the cards', () => {
    list('/en/products', 'all');
    const section = within(screen.getByText('4 products').closest('section')!);
    const [warning, ...others] = section.getAllByText(/Excessive drinking/);
    expect(others).toEqual([]);
    expect(warning!.closest('article')).toBeNull();
  });

  it('is absent from a list of coffees', () => {
    list('/en/coffee');
    expect(warnings()).toEqual([]);
  });
});

it("shows the owner's label of a tag in the filters, and keeps the tag in the address", async () => {
  const { address } = renderAt('/coffee', <ProductList kind="coffee" />, {
    answers: [
      [productsQuery('coffee').queryKey, PRODUCTS.slice(0, 1)],
      [firstProductsQuery(['makgeolli']).queryKey, []],
      [tagLabelsQuery.queryKey, [{ id: 'daily', label: 'Every day', labelKr: '날마다' }]],
    ],
  });
  await userEvent.click(box('날마다'));
  expect(address()).toBe('/coffee?tags=daily');
  expect(screen.getByRole('button', { name: /날마다/ })).toBeTruthy();
});

describe('product list', () => {
  it('shows the products of its type sorted by name, with their number', () => {
    list('/en/coffee');
    expect(titles()).toEqual(['Brazil Cerrado', 'Huila', 'Kenya Nyeri']);
    expect(count()).toBe('3 products');
  });

  it('shows both types in the list of all products', () => {
    list('/en/products', 'all');
    expect(count()).toBe('4 products');
    expect(box('Sparkling')).toBeTruthy();
    expect(box('Washed')).toBeTruthy();
  });

  it('stores a checked filter in the URL and restores it from there', async () => {
    const { address } = list('/en/coffee?roastLevel=light&sort=price-high');
    expect(titles()).toEqual(['Kenya Nyeri', 'Huila']);
    expect(box('Light').checked).toBe(true);
    await userEvent.click(box('Kenya'));
    expect(box('Kenya').checked).toBe(true);
    expect(address()).toBe('/en/coffee?roastLevel=light&origin=Kenya&sort=price-high');
    expect(count()).toBe('1 product');
    await userEvent.click(box('Light'));
    expect(address()).toBe('/en/coffee?origin=Kenya&sort=price-high');
  });

  it('removes filters one by one or all at once', async () => {
    const { address } = list('/en/coffee?roastLevel=light&roastLevel=dark&origin=Kenya');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Roast level Dark' }));
    expect(address()).toBe('/en/coffee?roastLevel=light&origin=Kenya');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/en/coffee');
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('names a tag that no coffee has only to visitors who see alcohol', () => {
    const chips = () =>
      screen
        .getAllByRole('button', { name: /^Remove/ })
        .map((chip) => [chip.getAttribute('aria-label'), chip.closest('li')?.dataset['ageRestricted']]);
    const address = '/en/products?tags=daily&tags=makgeolli';
    const { unmount } = list(address, 'all');
    expect(chips()).toEqual([
      ['Remove filter Tags Daily', undefined],
      ['Remove filter Tags Makgeolli', 'true'],
    ]);
    unmount();
    list(address, 'all', 'denied');
    expect(chips()).toEqual([['Remove filter Tags Daily', undefined]]);
  });

  it('sorts by the displayed price', async () => {
    const { address } = list('/en/coffee');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    expect(titles()).toEqual(['Brazil Cerrado', 'Huila', 'Kenya Nyeri']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
    expect(titles()).toEqual(['Kenya Nyeri', 'Huila', 'Brazil Cerrado']);
    expect(address()).toBe('/en/coffee?sort=price-high');
  });

  it('shows an empty state with a button that clears the filters when nothing matches', async () => {
    const { address } = list('/en/coffee?origin=Korea');
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeTruthy();
    expect(count()).toBe('0 products');
    const notice = screen.getByRole('heading', { name: 'No products found' }).parentElement as HTMLElement;
    await userEvent.click(within(notice).getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/en/coffee');
  });

  it('is in Korean on a Korean route', () => {
    list('/coffee?roastLevel=light');
    expect(count()).toBe('제품 2개');
    expect(screen.getByRole('button', { name: '볶음도 약볶음 필터 지우기' })).toBeTruthy();
    expect(screen.getAllByText('₩18,000')).toHaveLength(2);
  });

  it('opens the filters in a panel that shows the number of matching products', async () => {
    list('/en/coffee?roastLevel=light');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = screen.getByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Kenya' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(['Kenya Nyeri']);
  });

  it('shows products that lack the filtered attribute apart, after the matching ones, and counts both', async () => {
    const { unmount } = list('/en/products?roastLevel=light&sort=price-high', 'all');
    expect(titles()).toEqual(['Kenya Nyeri', 'Huila', 'Dam']);
    expect(count()).toBe('2 products · 1 other');
    const section = within(screen.getByRole('status').closest('section')!);
    expect(section.getAllByText(/Excessive drinking/)).toHaveLength(1);
    const apart = screen.getByRole('heading', { level: 2, name: 'Not covered by these filters' });
    expect(
      within(apart.parentElement!)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Dam']);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('button', { name: 'Show 2 products · 1 other' })).toBeTruthy();
    unmount();

    list('/products?roastLevel=light', 'all', 'denied');
    expect(count()).toBe('제품 2개');
    expect(screen.queryByRole('heading', { name: '이\u00a0필터가 적용되지 않는 제품' })).toBeNull();
  });

  it('shows the products that the filters do not cover below the empty state when nothing matches', () => {
    list('/products?roastLevel=medium', 'all');
    expect(screen.getByRole('heading', { name: '조건에 맞는 제품이 없습니다' })).toBeTruthy();
    expect(titles()).toEqual(['예시 막걸리']);
    expect(count()).toBe('제품 0개 · 그\u00a0밖에 1개');
  });

  it('shows an empty state when there are no products', () => {
    renderAt('/en/coffee', <ProductList kind="coffee" />, {
      answers: [[productsQuery('coffee').queryKey, []]],
    });
    expect(screen.getByRole('heading', { name: 'No products yet' })).toBeTruthy();
  });
});

describe('product list when Firestore never responds', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows an error after ten seconds and retries on request', async () => {
    const neverResponds = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', neverResponds);
    await import('../../lib/firestore-lite.ts');
    vi.useFakeTimers();
    renderAt('/en/coffee', <ProductList kind="coffee" />);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    const requests = neverResponds.mock.calls.length;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(neverResponds.mock.calls.length).toBe(requests + 1);
  });
});
