import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { relatedProductsQuery } from '../product-queries.ts';
import { ProductPage } from './product-page.tsx';

const calls = vi.fn<typeof fetch>();
const SOLD_OUT = aCoffee({ availability: 'out_of_stock' });

function pageOf(product: typeof SOLD_OUT, address = '/en/products/x') {
  renderAt(address, <ProductPage id={product.id} ageRestricted={null} />, {
    answers: [
      [['products', 'one', product.id], product],
      [relatedProductsQuery(product).queryKey, []],
    ],
  });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const ask = async () => {
  await userEvent.type(field(), 'visitor@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Email me' }));
};

beforeEach(() => {
  calls.mockReset();
  vi.stubGlobal('fetch', calls);
});

describe('the page of a sold-out product', () => {
  it('is on the page of a product that is sold out, and on no other', () => {
    pageOf({ ...SOLD_OUT, availability: 'in_stock' });
    expect(screen.queryByRole('region', { name: /when it is back/ })).toBeNull();
    pageOf(SOLD_OUT);
    expect(screen.getByRole('region', { name: /when it is back/ })).toBeTruthy();
    const note = screen.getByText(/one email when this is back, then delete it/);
    const policy = within(note).getByRole('link', { name: 'Privacy policy' });
    expect(policy.getAttribute('href')).toBe('/en/privacy');
  });

  it('is on the page of a product of which no piece is left, in place of the order', () => {
    pageOf(aCoffee({ hasNoneLeft: true }));
    expect(screen.getByRole('region', { name: /when it is back/ })).toBeTruthy();
    expect(screen.getByText('Out of stock')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /order|basket/i })).toBeNull();
  });

  it('sends address, product, language and honeypot fields, and asks to open the mail', async () => {
    calls.mockResolvedValue(Response.json({ success: true }, { status: 201 }));
    pageOf(SOLD_OUT);
    await ask();
    expect((await screen.findByRole('status')).textContent).toContain('Please open it and confirm');
    expect(calls.mock.lastCall?.[0]).toBe('/api/restock');
    expect(JSON.parse(String(calls.mock.lastCall?.[1]?.body))).toEqual({
      productId: SOLD_OUT.id,
      email: 'visitor@example.com',
      language: 'en',
      website: '',
      filledInMs: expect.any(Number),
    });
    expect(field().value).toBe('');
  });

  it.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'There was an error'],
    [
      'a product that is back',
      async () =>
        new Response('{"code":"product_available"}', {
          status: 409,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
      'This product is available now',
    ],
  ])('says what is wrong and keeps the address after %s', async (_, respond, message) => {
    calls.mockImplementation(respond);
    pageOf(SOLD_OUT);
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(field().value).toBe('visitor@example.com');
  });

  it('is a form of its own without JavaScript', () => {
    pageOf(SOLD_OUT);
    const form = field().form!;
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/api/restock']);
    expect(new FormData(form).get('productId')).toBe(SOLD_OUT.id);
    expect(new FormData(form).get('language')).toBe('en');
  });
});
