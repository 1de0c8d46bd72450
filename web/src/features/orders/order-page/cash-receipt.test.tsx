import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { CashReceipt } from './cash-receipt.tsx';

afterEach(() => vi.unstubAllGlobals());

// Loads the form's chunk in advance, so that no test depends on the time it takes.
beforeAll(() => import('./cash-receipt-form.tsx'));

const open = (receipt: Parameters<typeof CashReceipt>[0]['receipt']) =>
  renderAt('/en/orders/x', <CashReceipt token="x" receipt={receipt} />);

/** Opens the form and fills in a number. */
async function fillIn(number: string) {
  open({ isIssued: false });
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a cash receipt' }));
  const field = await screen.findByLabelText('Mobile phone or cash receipt card number');
  fireEvent.change(field, { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask for the receipt' }));
  return field;
}

it('names and focuses the field with a number that does not fit, and sends nothing', async () => {
  const sent = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', sent);
  const field = await fillIn('02-000-0000');
  await screen.findByText('Please enter a Korean mobile number or a card number of 13 to 19 digits.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(sent).not.toHaveBeenCalled();
});

it('keeps what was typed when the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const field = await fillIn('010-0000-0000');
  await waitFor(() => screen.getByText('We could not take your request. Please try again.'));
  expect((field as HTMLInputElement).value).toBe('010-0000-0000');
});

it.each([
  [
    'a requested one, and offers to change the number',
    { purpose: 'businessExpense', numberEnd: '7891', isIssued: false },
    'Business expenses: we will issue it to the number ending in 7891.',
    'Change the number',
  ],
  [
    'an issued one',
    { purpose: 'incomeDeduction', numberEnd: '0000', isIssued: true },
    'Income deduction: issued to the number ending in 0000.',
    null,
  ],
  ['one that was issued unasked', { isIssued: true }, 'Issued without a number, as the law requires.', null],
] as const)('shows %s', (_, receipt, text, button) => {
  open(receipt);
  expect(screen.getByRole('region', { name: 'Cash receipt' }).textContent).toContain(text);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(button);
});
