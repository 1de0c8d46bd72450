import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import { useState } from 'react';
import { renderAt } from '../../../testing/render-at.tsx';
import { OrderDialog } from './order-dialog.tsx';

const coffee = aCoffee({ priceKrw: 18_000, grinds: ['wholeBean', 'espresso'] });
const line = (changes: Partial<OrderLine>): OrderLine => ({
  productId: coffee.id,
  quantity: 1,
  grind: 'wholeBean',
  ...changes,
});

// The site has no address search.
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ isAvailable: false })));

function Page() {
  const [chosen, setChosen] = useState<OrderLine>();
  return (
    <>
      <button onClick={() => setChosen(line({ grind: 'espresso', quantity: 2 }))}>Choose</button>
      <OrderDialog product={coffee} chosen={chosen} open onClose={() => {}} onPlaced={() => {}} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('takes over what is chosen on the page, and keeps typed text', () => {
  renderAt('/en/products/x', <Page />, { answers: [[['products', 'one', coffee.id], coffee]] });
  expect(field('Grind').value).toBe('wholeBean');
  fireEvent.change(field('Name'), { target: { value: 'Sample Buyer' } });
  fireEvent.change(field('Quantity'), { target: { value: '5' } });
  fireEvent.click(screen.getByText('Choose'));
  expect(field('Grind').value).toBe('espresso');
  expect(field('Quantity').value).toBe('2');
  expect(field('Name').value).toBe('Sample Buyer');
  fireEvent.change(field('Quantity'), { target: { value: '3' } });
  expect(field('Quantity').value).toBe('3');
});

it('says what the telephone number is for, and asks for it where it is missing', async () => {
  renderAt('/en/products/x', <Page />, { answers: [[['products', 'one', coffee.id], coffee]] });
  expect(screen.getByText(/courier and the payment provider/)).toBeTruthy();
  fireEvent.change(field('Name'), { target: { value: 'Sample Buyer' } });
  fireEvent.change(field('Email'), { target: { value: 'buyer@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a phone number');
  expect(document.activeElement).toBe(field('Phone'));
});

it.each([
  ['/en/products/x', 'Write to us', '/en/contact'],
  ['/products/x', '문의하기', '/contact'],
])('offers who cannot pay online another way to buy at %s', (page, name, address) => {
  renderAt(page, <Page />, { answers: [[['products', 'one', coffee.id], coffee]] });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

it.each([
  ['/en/products/x', /last one has just been sold/, 'Want to know when it is back?'],
  ['/products/x', /마지막 한.개가 방금 팔렸습니다/, '다시 들어오면 알려 드릴까요?'],
])(
  'says that the last piece is gone, and offers to tell when it is back, at %s',
  async (page, text, offer) => {
    const refusal = {
      code: 'out_of_stock',
      errors: [{ field: 'items.0.quantity', message: 'Not enough is left' }],
    };
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('/api/orders')
        ? Response.json(refusal, { status: 409, headers: { 'Content-Type': 'application/problem+json' } })
        : Response.json({ isAvailable: false }),
    );
    renderAt(page, <Page />, { answers: [[['products', 'one', coffee.id], coffee]] });
    expect(screen.queryByRole('region', { name: offer })).toBeNull();
    const fill = (name: string, value: string) =>
      fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
    fill('name', 'Sample Buyer');
    fill('email', 'buyer@example.com');
    fill('phone', '010-0000-0000');
    fill('postalCode', '00000');
    fill('address', '00 Yesi-ro, Jongno-gu, Seoul');
    fireEvent.click(document.querySelector('[name="agreed"]')!);
    fireEvent.click(screen.getByRole('button', { name: /^Pay|결제하기$/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByRole('region', { name: offer })).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('[name="name"]')!.value).toBe('Sample Buyer');
  },
);
