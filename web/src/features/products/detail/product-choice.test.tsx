import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { changeBasket } from '../../shared/basket.ts';
import { type PaymentActions, PaymentActionsProvider } from '../../shared/payment-actions.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { ProductChoice } from './product-choice.tsx';

const coffee = aCoffee({
  price: 1350,
  priceKrw: 18_000,
  weightGrams: 200,
  grinds: ['wholeBean', 'espresso'],
  largeWeightGrams: 500,
  largePriceKrw: 42_000,
});

const pay = vi.fn<PaymentActions['pay']>();

function showChoice(address: string, product = coffee) {
  const actions: PaymentActions = {
    prepare: () => {},
    pay,
    showOrder: () => {},
    checkOut: () => {},
    payOrder: () => {},
  };
  renderAt(
    address,
    <PaymentActionsProvider value={actions}>
      <ProductChoice product={product} />
    </PaymentActionsProvider>,
  );
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  pay.mockReset();
  changeBasket(() => []);
});

describe('options on the page of a product', () => {
  it('are followed by the price, the price per 100 g and the total', () => {
    showChoice('/products/x');
    expect(button(/^₩18,000/)).toBeTruthy();
    expect(screen.getByText('200g · 100g당 ₩9,000')).toBeTruthy();
    choose('용량', '500');
    expect(button(/^₩42,000/)).toBeTruthy();
    expect(screen.getByText('500g · 100g당 ₩8,400')).toBeTruthy();
    choose('수량', '3');
    expect(button(/^바로 주문하기 · ₩126,000$/)).toBeTruthy();
  });

  it('are followed by the total of the order, with its delivery', () => {
    showChoice('/en/products/x');
    expect(button(/^Order now · ₩21,000 with delivery$/)).toBeTruthy();
    choose('Quantity', '2');
    expect(button(/^Order now · ₩39,000 with delivery$/)).toBeTruthy();
    choose('Quantity', '3');
    expect(button(/^Order now · ₩54,000$/)).toBeTruthy();
  });

  it('show a price in dollars on English pages, except for the bag that has one in won only', () => {
    showChoice('/en/products/x');
    expect(button(/^\$13\.50 /)).toBeTruthy();
    expect(screen.getByText('200 g · $6.75 per 100 g')).toBeTruthy();
    choose('Bag', '500');
    expect(button(/^₩42,000/)).toBeTruthy();
    expect(screen.getByText('500 g · ₩8,400 per 100 g')).toBeTruthy();
  });

  it('go into the basket with the product', () => {
    showChoice('/en/products/x');
    choose('Grind', 'espresso');
    choose('Bag', '500');
    choose('Quantity', '2');
    fireEvent.click(button(/^Add to basket$/));
    expect(JSON.parse(localStorage.getItem('basket')!)).toEqual([
      {
        productId: coffee.id,
        quantity: 2,
        grind: 'espresso',
        weightGrams: 500,
        title: coffee.title,
        seenWon: 42_000,
      },
    ]);
  });

  it.each([/^Order now/, /^\$13\.50 /])('go into the order form that %s opens', (name) => {
    showChoice('/en/products/x');
    choose('Grind', 'espresso');
    fireEvent.click(button(name));
    expect(pay).toHaveBeenCalledExactlyOnceWith(coffee, {
      productId: coffee.id,
      quantity: 1,
      grind: 'espresso',
      weightGrams: 200,
    });
  });

  it.each([
    [/^Order now/, 3],
    [/^\$13\.50 /, 1],
  ])('go into the order form that %s opens with a quantity of %i when 3 are chosen', (name, quantity) => {
    showChoice('/en/products/x');
    choose('Quantity', '3');
    fireEvent.click(button(name));
    expect(pay.mock.calls).toMatchObject([[coffee, { quantity }]]);
  });

  it('are only a quantity for a product without a choice', () => {
    showChoice('/en/products/x', aCoffee({ grinds: [] }));
    expect(screen.getByLabelText('Quantity')).toBeTruthy();
    expect(screen.queryByLabelText('Grind')).toBeNull();
    expect(screen.queryByLabelText('Bag')).toBeNull();
  });
});

describe('the quantity menu', () => {
  const quantities = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Quantity').options].map(({ text }) => text);

  it('offers what is left, and states the number', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ most: 3 }));
    vi.stubGlobal('fetch', fetch);
    showChoice('/en/products/x');
    expect(quantities()).toHaveLength(20);
    choose('Quantity', '5');
    expect(await screen.findByText('Only 3 left')).toBeTruthy();
    expect(quantities()).toEqual(['Please choose', '1', '2', '3']);
    expect(fetch.mock.calls[0]![0]).toBe(`/api/products/${coffee.id}/quantity-limit`);
  });
});
