import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { productsQuery } from '../features/products/product-queries.ts';
import { renderAt } from '../testing/render-at.tsx';
import { MakgeolliRoute } from './makgeolli.tsx';

afterEach(() => void vi.restoreAllMocks());

const open = () =>
  renderAt('/en/makgeolli', <MakgeolliRoute />, {
    ageAnswer: 'confirmed',
    answers: [[productsQuery('makgeolli').queryKey, []]],
  });
const storeLink = () => screen.queryByRole('link', { name: 'Find a store' });

describe('the makgeolli page', () => {
  it('says where a bottle can be bought and tasted, because none is sold online', () => {
    open();
    expect(storeLink()?.getAttribute('href')).toBe('/en/contact#store-locator');
    expect(screen.getByRole('link', { name: 'See our tastings' }).getAttribute('href')).toBe(
      '/en/experiences?type=tasting',
    );
  });

  it('sends nobody to a store once makgeolli is sold online', () => {
    vi.spyOn(BRAND.payment, 'makgeolliOnline', 'get').mockReturnValue(true);
    open();
    expect(storeLink()).toBeNull();
  });
});
