import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '@app/domain/product/product-schema.ts';
import { PRODUCT_TYPES } from '@app/domain/product/product.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { ProductPreview } from './product-preview.tsx';
import { firstProductsQuery } from './product-queries.ts';

function previewOf(products: readonly Product[], ageAnswer: 'confirmed' | 'denied') {
  return renderAt('/en', <ProductPreview />, {
    answers: [[firstProductsQuery(PRODUCT_TYPES).queryKey, products]],
    ageAnswer,
  });
}
const emptyState = () => screen.queryByText('No products yet');

describe('products on the home page', () => {
  it('are replaced by the empty state of the lists for a denied visitor if all are makgeolli', () => {
    const { unmount } = previewOf([aMakgeolli()], 'denied');
    expect(emptyState()).toBeTruthy();
    unmount();
    previewOf([aMakgeolli(), aCoffee()], 'denied');
    expect(emptyState()).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are shown to a visitor who sees alcohol, also without a coffee', () => {
    previewOf([aMakgeolli()], 'confirmed');
    expect(emptyState()).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
