import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { productsQuery } from '../product-queries.ts';
import { ProductPage } from './product-page.tsx';

describe('a product page', () => {
  it('shows a product that a list has brought', async () => {
    const coffee = aCoffee({ images: ['products/a.webp', 'products/b.webp'] });
    renderAt('/en/products/x', <ProductPage id={coffee.id} />, {
      answers: [[productsQuery('coffee').queryKey, [coffee]]],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Coffee' })).toBeTruthy();
    expect(document.title).toBe('Sample Coffee · Byeotdam');
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en',
      '/en/coffee',
    ]);
    expect(screen.getByRole('link', { name: 'Inquire' }).getAttribute('href')).toBe(
      'mailto:hello@byeotdam.example.com?subject=Sample%20Coffee',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Brewing Guide' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('15 g of coffee');
  });

  it('changes the large picture by its thumbnails', async () => {
    const coffee = aCoffee({ images: ['products/a.webp', 'products/b.webp'] });
    renderAt('/en/products/x', <ProductPage id={coffee.id} />, {
      answers: [[productsQuery('coffee').queryKey, [coffee]]],
    });
    const large = () => screen.getByRole<HTMLImageElement>('img', { name: 'Sample Coffee' }).src;
    expect(large()).toContain('products%2Fa');
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
    expect(large()).toContain('products%2Fb');
  });

  it('has no thumbnails for one picture, and a serving guide and a warning for makgeolli', async () => {
    const makgeolli = aMakgeolli({ images: ['products/a.webp'] });
    renderAt('/products/x', <ProductPage id={makgeolli.id} />, {
      answers: [[['products', 'one', makgeolli.id], makgeolli]],
    });
    expect(screen.queryByRole('button', { name: /사진 보기/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '마시는 법' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('파전');
    expect(screen.getByText(/지나친 음주는/)).toBeTruthy();
  });

  it('says when there is none, and leads to the list', () => {
    renderAt('/en/products/x', <ProductPage id="x" />, { answers: [[['products', 'one', 'x'], null]] });
    expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Products' }).getAttribute('href')).toBe('/en/products');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
