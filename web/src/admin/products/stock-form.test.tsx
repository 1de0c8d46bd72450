import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { StockForm } from './stock-form.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

function open(left: number) {
  cleanup();
  renderAdmin(<StockForm productId="coffee" name="Guji" left={left} />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

it('keeps a typed number until it is saved, and not for another stock', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ left: 12 }));
  await userEvent.type(open(1), '2');
  expect(open(1).value).toBe('12');
  // One piece has been sold.
  expect(open(0).value).toBe('0');
  open(1);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(open(1).value).toBe('1'));
});
