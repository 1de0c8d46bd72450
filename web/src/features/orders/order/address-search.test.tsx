import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { OrderForm } from './order-form.tsx';

const ADDRESS = {
  postalCode: '00000',
  address: '서울특별시 종로구 예시로 1',
  lotAddress: '서울특별시 종로구 예시동 1-1',
};
/** What the server answers by path. */
const answers: Record<string, () => Response> = {};
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  answers['/api/addresses'] = () => Response.json({ isAvailable: true });
  answers['/api/addresses/search'] = () => Response.json({ addresses: [ADDRESS] });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    requests.push(body ? `${path} ${String(body)}` : path);
    return answers[path]!();
  });
});

const showForm = () =>
  renderAt(
    '/en/basket',
    <OrderForm lines={[]} onPlaced={() => {}} onRefused={() => {}}>
      {null}
    </OrderForm>,
  );
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const search = async (query: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Search address' }));
  await userEvent.type(input('Street address, lot number or building name'), query);
};

describe('search for an address in the order form', () => {
  it('is not shown where the site has no address service', async () => {
    answers['/api/addresses'] = () => Response.json({ isAvailable: false });
    showForm();
    await waitFor(() => expect(requests).toEqual(['/api/addresses']));
    expect(screen.queryByRole('button', { name: 'Search address' })).toBeNull();
    expect(input('Postal code')).toBeTruthy();
  });

  it('fills in postal code and address, keeps the other fields, and goes on to the next field', async () => {
    showForm();
    await userEvent.type(input('Name'), 'Sample Buyer');
    await search('예시로 1');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('1 address found. Select it to fill in the form.')).toBeTruthy();
    expect(requests).toContain('/api/addresses/search {"query":"예시로 1"}');
    await userEvent.click(screen.getByRole('button', { name: /예시로 1/ }));
    expect(input('Postal code').value).toBe(ADDRESS.postalCode);
    expect(input('Address').value).toBe(ADDRESS.address);
    expect(input('Name').value).toBe('Sample Buyer');
    expect(document.activeElement?.getAttribute('name')).toBe('addressDetail');
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('starts by Enter, which does not submit the order', async () => {
    answers['/api/addresses/search'] = () => Response.json({ addresses: [] });
    showForm();
    await search('예시로{Enter}');
    expect(await screen.findByText(/^No address found/)).toBeTruthy();
    expect(input('Email').getAttribute('aria-invalid')).toBe('false');
  });

  it('asks for more than one character, and sends none', async () => {
    showForm();
    await search('예 ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const field = input('Street address, lot number or building name');
    expect(screen.getByText('Please enter at least 2 characters.').id).toBe(
      field.getAttribute('aria-describedby')?.split(' ').at(-1),
    );
    expect(document.activeElement).toBe(field);
    expect(requests).toEqual(['/api/addresses']);
    await userEvent.type(field, '시로{Enter}');
    expect(await screen.findByText(/^1 address found/)).toBeTruthy();
    expect(screen.queryByText('Please enter at least 2 characters.')).toBeNull();
  });

  it('shows several places of one address', async () => {
    const second = { ...ADDRESS, lotAddress: '서울특별시 종로구 예시동 1-2' };
    answers['/api/addresses/search'] = () => Response.json({ addresses: [ADDRESS, second, second] });
    showForm();
    await search('예시로{Enter}');
    expect(await screen.findAllByRole('button', { name: /예시로 1/ })).toHaveLength(3);
  });

  it('says that the address can be typed when the search fails', async () => {
    answers['/api/addresses/search'] = () => new Response(null, { status: 503 });
    showForm();
    await search('예시로{Enter}');
    expect(await screen.findByText(/type the address below/)).toBeTruthy();
  });
});
