import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { firstProductsQuery } from './product-queries.ts';
import { CoffeePairings, SignaturePairings } from './signature-pairings.tsx';

const daily = aCoffee({ title: 'Daily', tags: ['daily'], roastLevel: 'medium' });
const bright = aCoffee({ title: 'Bright', tags: ['refreshing'], roastLevel: 'light' });
const fizzy = aMakgeolli({
  title: 'Fizzy',
  tags: ['refreshing'],
  pairings: ['Oysters', 'Greens'],
  pairingsKr: ['생굴', '나물'],
});

const shown = () =>
  screen.getAllByRole('listitem').map((item) => ({
    title: within(item).getByRole('heading', { level: 3 }).textContent,
    food: within(item).getByRole('definition').textContent,
  }));

describe('signature pairings', () => {
  it('pair a coffee with the most similar makgeolli, with its food and the statutory warning', () => {
    renderAt('/en/coffee', <SignaturePairings kind="coffee" products={[daily, bright]} />, {
      answers: [[firstProductsQuery(['makgeolli']).queryKey, [fizzy]]],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Signature pairings' })).toBeTruthy();
    expect(shown()).toEqual([{ title: 'Bright ×\u00a0Fizzy', food: 'Oysters, Greens' }]);
    expect(screen.getByRole('link', { name: 'Fizzy' }).getAttribute('href')).toBe(`/en/products/${fizzy.id}`);
    expect(screen.getByText(/Excessive drinking/)).toBeTruthy();
  });

  it('use the list of all products without another query, and show Korean texts', () => {
    renderAt('/products', <SignaturePairings kind="all" products={[daily, bright, fizzy]} />);
    expect(shown()).toEqual([{ title: '예시 커피 ×\u00a0예시 막걸리', food: '생굴, 나물' }]);
  });

  it('render nothing when nothing pairs', () => {
    renderAt('/products', <SignaturePairings kind="all" products={[daily]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('pair one coffee of each roast level with a dessert when age-restricted content is hidden', () => {
    const other = aCoffee({ title: 'Other', roastLevel: 'light' });
    const gone = aCoffee({ title: 'Gone', roastLevel: 'dark', availability: 'out_of_stock' });
    renderAt('/en/coffee', <CoffeePairings products={[bright, daily, other, gone]} />);
    expect(shown()).toEqual([
      { title: 'Bright', food: 'Lemon madeleines' },
      { title: 'Daily', food: 'Butter scones' },
    ]);
    expect(screen.queryByText(/Excessive drinking/)).toBeNull();
  });
});
