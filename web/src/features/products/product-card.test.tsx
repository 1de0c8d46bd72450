import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { ProductCard } from './product-card.tsx';

describe('product card', () => {
  it('shows title, price and link in Korean on a Korean route', () => {
    const coffee = aCoffee();
    renderAt('/coffee', <ProductCard product={coffee} />);
    expect(screen.getByRole('link', { name: '예시 커피' }).getAttribute('href')).toBe(
      `/products/${coffee.id}`,
    );
    expect(screen.getByText('₩18,000')).toBeTruthy();
    expect(screen.getByText('에티오피아 · 약볶음')).toBeTruthy();
  });

  it('shows dollars and links to the English route in English', () => {
    const coffee = aCoffee();
    renderAt('/en/coffee', <ProductCard product={coffee} />);
    expect(screen.getByRole('link', { name: 'Sample Coffee' }).getAttribute('href')).toBe(
      `/en/products/${coffee.id}`,
    );
    expect(screen.getByText('$13.50')).toBeTruthy();
  });

  it('shows the unconverted price when there is no won price', () => {
    const { priceKrw: _, ...coffee } = aCoffee({ price: 1350 });
    renderAt('/coffee', <ProductCard product={coffee} />);
    expect(screen.getByText('₩1,350')).toBeTruthy();
  });

  it.each([
    ['the admin says so', { availability: 'out_of_stock' }],
    ['no piece is left', { hasNoneLeft: true }],
  ] as const)('shows that a product is out of stock when %s', (_, changes) => {
    renderAt('/en/coffee', <ProductCard product={aCoffee(changes)} />);
    expect(screen.getByText('Out of stock')).toBeTruthy();
  });

  it('has the alternative text of its picture in the page language, if one was entered', () => {
    const images = ['products/one/1.webp'];
    const coffee = aCoffee({ images, imageAlts: ['Beans in a bowl'], imageAltsKr: ['그릇에 담긴 원두'] });
    const korean = renderAt('/coffee', <ProductCard product={coffee} />);
    expect(screen.getByRole('img', { name: '그릇에 담긴 원두' })).toBeTruthy();
    korean.unmount();
    const english = renderAt('/en/coffee', <ProductCard product={coffee} />);
    expect(screen.getByRole('img', { name: 'Beans in a bowl' })).toBeTruthy();
    english.unmount();
    renderAt('/coffee', <ProductCard product={aCoffee({ images })} />);
    expect(screen.queryByRole('img'), 'the title beside it says enough').toBeNull();
  });

  it('says that it is the sweetness that is medium, since no label does', () => {
    renderAt('/en/makgeolli', <ProductCard product={aMakgeolli({ abv: 6, sweetnessLevel: 3 })} />);
    expect(screen.getByText('6% · Medium sweet')).toBeTruthy();
  });

  it('omits attributes without a value', () => {
    const { abv: _, sweetnessLevel: __, ...plain } = aMakgeolli();
    const { container } = renderAt('/en/makgeolli', <ProductCard product={plain} />);
    expect(container.textContent).not.toContain('undefined');
  });
});
