import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { productsQuery, relatedProductsQuery } from '../product-queries.ts';
import { ProductPage } from './product-page.tsx';

describe('product page', () => {
  it('shows a product from the cached list without reading it again', async () => {
    const coffee = aCoffee({ images: ['products/a.webp', 'products/b.webp'] });
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Coffee' })).toBeTruthy();
    expect(document.title).toBe('Sample Coffee · Byeotdam');
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en',
      '/en/coffee',
    ]);
    expect(screen.getByRole('link', { name: 'Inquire' }).getAttribute('href')).toBe(
      '/en/contact?about=Sample%20Coffee',
    );
    expect(screen.getByRole('link', { name: 'See contact details' }).getAttribute('href')).toBe(
      '/en/contact',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Brewing Guide' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('15\u00a0g of coffee');
  });

  it('swaps the large picture with the clicked thumbnail', async () => {
    const images = ['products/a.webp', 'products/b.webp', 'products/c.webp'];
    const coffee = aCoffee({ images });
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    const large = () => screen.getByRole<HTMLImageElement>('img', { name: 'Sample Coffee' }).src;
    const small = () => screen.getAllByRole('button', { name: /^Show picture/ });
    const names = () => small().map((button) => button.getAttribute('aria-label'));
    expect(large()).toContain('products%2Fa');
    expect(names()).toEqual(['Show picture 2', 'Show picture 3']);
    small()[1]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(large()).toContain('products%2Fc');
    expect(names()).toEqual(['Show picture 2', 'Show picture 1']);
    // The focus stays on the thumbnail: pressing Enter again swaps back.
    await userEvent.keyboard('{Enter}');
    expect(large()).toContain('products%2Fa');
  });

  it('shows the unit price and the terms, and in the details only what the info cards do not show', () => {
    const coffee = aCoffee({ price: 1350, weightGrams: 200 });
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    expect(screen.getByText('200 g · $6.75 per 100 g')).toBeTruthy();
    expect(
      screen.getByText(/^Delivery within Korea is ₩3,000, free on orders of ₩50,000 or more\./),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Returns and refunds' }).getAttribute('href')).toBe(
      '/en/terms#withdrawal',
    );
    const details = screen.getByRole('tabpanel', { name: 'Details' }).textContent;
    expect(details).toContain('6 months from roasting');
    expect(details).toContain('Cool and dry.');
    expect(details).toContain('Roasting days');
    expect(details).toContain('Every Tuesday');
    expect(details).toContain('Coffee beans 100%');
    // The statutory information on the food and its producer.
    expect(details).toContain('Roasted coffee beans');
    expect(details).toContain(BRAND.legal.companyName.en);
    expect(details).toContain(BRAND.phone);
    expect(details).not.toContain('In stock');
    expect(details).not.toContain('Roast level');
    expect(screen.getAllByText('Roast level')).toHaveLength(1);
  });

  it.each([
    [
      aMakgeolli({ sweetnessLevel: 4, carbonation: 'light' }),
      { Sweetness: [4, 5], Carbonation: [2, 3], 'Alcohol content': [0, 0] },
    ],
    [
      aCoffee({ roastLevel: 'light', acidity: 4, body: 2 }),
      { 'Roast level': [1, 4], Acidity: [4, 5], Body: [2, 5], Process: [0, 0] },
    ],
  ])('draws the roast and the tastes, which have an order, as scales: $0.type', (product, expected) => {
    renderAt('/en/products/x', <ProductPage id={product.id} ageRestricted={null} />, {
      answers: [
        [productsQuery(product.type).queryKey, [product]],
        [relatedProductsQuery(product).queryKey, []],
      ],
    });
    const filledAfter = (label: string) => {
      const value = screen.getByText(label).nextElementSibling!;
      const dots = [...value.querySelectorAll('circle')].map((dot) => dot.getAttribute('class'));
      return [dots.filter((name) => name?.includes('filled')).length, dots.length];
    };
    const drawn = Object.keys(expected).map((label) => [label, filledAfter(label)]);
    expect(Object.fromEntries(drawn)).toEqual(expected);
  });

  it.each([
    [{}, ['jasmine', 'Acidity', 'Body'], ['coming soon']],
    [{ tastingNotes: [], tastingNotesKr: [] }, ['Acidity', 'Body'], ['coming soon']],
    [{ acidity: undefined, body: undefined }, ['jasmine'], ['Acidity', 'Body', 'coming soon']],
    [
      { tastingNotes: [], tastingNotesKr: [], acidity: undefined, body: undefined },
      ['Tasting notes coming soon.'],
      ['Acidity', 'Body'],
    ],
  ])('shows notes and tastes in the tab of tasting notes: %j', (changes, shown, absent) => {
    const coffee = aCoffee(changes);
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    const notes = screen.getAllByRole('tabpanel', { hidden: true })[1]!.textContent;
    for (const text of shown) expect(notes).toContain(text);
    for (const text of absent) expect(notes).not.toContain(text);
  });

  it.each([
    ['/en/products/x', aMakgeolli({ foodType: undefined }), 'Type of food', 'Takju (cloudy rice wine)'],
    ['/products/x', aMakgeolli({ foodTypeKr: '기타주류' }), '식품의 유형', '기타주류'],
    ['/products/x', aCoffee({ foodType: undefined, foodTypeKr: undefined }), '식품의 유형', '볶은커피'],
  ])(
    'names the type of food at %s, the usual one of its kind unless it has another',
    (address, product, label, type) => {
      renderAt(address, <ProductPage id={product.id} ageRestricted={null} />, {
        answers: [
          [productsQuery(product.type).queryKey, [product]],
          [relatedProductsQuery(product).queryKey, []],
        ],
      });
      expect(screen.getByText(label).nextElementSibling!.textContent).toBe(type);
    },
  );

  it('keeps Korean numbers and what they count on one line in the details', () => {
    const coffee = aCoffee({ shelfLifeKr: '볶은 뒤 여섯 달' });
    renderAt('/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    expect(screen.getByText('소비기한').nextElementSibling!.textContent).toBe('볶은 뒤 여섯\u00a0달');
  });

  it('says where a makgeolli can be tasted and bought, because it is not sold online', () => {
    const makgeolli = aMakgeolli();
    renderAt('/en/products/x', <ProductPage id={makgeolli.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('makgeolli').queryKey, [makgeolli]],
        [relatedProductsQuery(makgeolli).queryKey, []],
      ],
    });
    expect(screen.getByText('Price per 750 ml bottle')).toBeTruthy();
    expect(screen.getByText(/Taste our makgeolli or buy a bottle in our stores/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href')).toBe(
      '/en/contact#store-locator',
    );
    expect(screen.getByRole('link', { name: 'See our tastings' }).getAttribute('href')).toBe(
      '/en/experiences?type=tasting',
    );
    expect(screen.queryByText(/^Delivery within Korea/)).toBeNull();
  });

  it('sends nobody to a store for a makgeolli that is sold out', () => {
    const makgeolli = aMakgeolli({ availability: 'out_of_stock' });
    renderAt('/en/products/x', <ProductPage id={makgeolli.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('makgeolli').queryKey, [makgeolli]],
        [relatedProductsQuery(makgeolli).queryKey, []],
      ],
    });
    expect(screen.getByText(/It is sold out in our stores, too/)).toBeTruthy();
    expect(screen.queryByText(/Taste our makgeolli|Find a store|See our tastings/)).toBeNull();
  });

  it('promises no delivery of a coffee that cannot be ordered online', () => {
    const coffee = aCoffee({ priceKrw: undefined });
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    expect(screen.getByText(/you can buy it in our stores/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a store' })).toBeTruthy();
    expect(screen.queryByText(/Delivery within Korea|See our tastings/)).toBeNull();
  });

  it('repeats no attribute among the details, as tags would', () => {
    const coffee = aCoffee({ roastLevel: 'light', tags: ['light roast', 'daily'] });
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, []],
      ],
    });
    expect(screen.getByText('Roast level').nextElementSibling!.textContent).toBe('Light');
    expect(screen.getByRole('tabpanel').textContent).not.toMatch(/Tags|light|daily/i);
  });

  it('shows related products of the same type', () => {
    const coffee = aCoffee();
    renderAt('/en/products/x', <ProductPage id={coffee.id} ageRestricted={null} />, {
      answers: [
        [productsQuery('coffee').queryKey, [coffee]],
        [relatedProductsQuery(coffee).queryKey, [aCoffee({ title: 'Its Neighbour' })]],
      ],
    });
    const related = within(screen.getByRole('region', { name: 'You may also like' }));
    expect(related.getByRole('link', { name: 'Its Neighbour' })).toBeTruthy();
  });

  it('shows no thumbnails for a single picture, and a serving guide and the statutory warning for makgeolli', async () => {
    const makgeolli = aMakgeolli({ images: ['products/a.webp'] });
    renderAt('/products/x', <ProductPage id={makgeolli.id} ageRestricted={null} />, {
      answers: [
        [['products', 'one', makgeolli.id], makgeolli],
        [relatedProductsQuery(makgeolli).queryKey, []],
      ],
    });
    expect(screen.queryByRole('button', { name: /사진 보기/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '마시는 법' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('파전');
    expect(screen.getByText(/지나친 음주는/)).toBeTruthy();
  });

  it('shows an empty state with a link to the list when the product does not exist', () => {
    renderAt('/en/products/x', <ProductPage id="x" ageRestricted={null} />, {
      answers: [[['products', 'one', 'x'], null]],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Products' }).getAttribute('href')).toBe('/en/products');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
