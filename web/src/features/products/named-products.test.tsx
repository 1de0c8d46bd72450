import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '@app/domain/product/product-schema.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { NamedProducts } from './named-products.tsx';
import { namedProductsQuery } from './product-queries.ts';

const coffee = aCoffee({ title: 'Guji' });
const jar = aMakgeolli({ title: 'Jar' });

function productsOf(
  products: readonly Product[],
  ageAnswer: 'confirmed' | 'denied' = 'confirmed',
  isWarned = false,
) {
  const ids = products.map(({ id }) => id);
  const page = (
    <NamedProducts ids={ids} isWarned={isWarned}>
      {(warned) => <p>{warned ? 'Warned' : 'Not warned'}</p>}
    </NamedProducts>
  );
  return renderAt('/en/stories/x', page, {
    answers: [[namedProductsQuery(ids).queryKey, products]],
    ageAnswer,
  });
}

describe('products of a story', () => {
  it('are shown as cards in the order of the story', () => {
    productsOf([jar, coffee]);
    const section = within(screen.getByRole('region', { name: 'Products in this story' }));
    const titles = section.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Jar', 'Guji']);
  });

  it('leave out alcohol for a visitor who declined, and the heading with it', () => {
    const { unmount } = productsOf([jar, coffee], 'denied');
    expect(screen.queryByText('Jar')).toBeNull();
    expect(screen.getByText('Guji')).toBeTruthy();
    unmount();
    productsOf([jar], 'denied');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are absent where the story names none', () => {
    productsOf([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('carry the alcohol warning once, unless the story does or no makgeolli is shown', () => {
    const warnings = () => screen.queryAllByText(/Excessive drinking/).length;
    const { unmount } = productsOf([jar, coffee, aMakgeolli()]);
    expect(warnings()).toBe(1);
    expect(screen.getByText('Warned')).toBeTruthy();
    unmount();
    const { unmount: unmountWarned } = productsOf([jar], 'confirmed', true);
    expect(warnings()).toBe(0);
    expect(screen.getByText('Warned')).toBeTruthy();
    unmountWarned();
    productsOf([jar, coffee], 'denied');
    expect(warnings()).toBe(0);
    expect(screen.getByText('Not warned')).toBeTruthy();
  });
});
