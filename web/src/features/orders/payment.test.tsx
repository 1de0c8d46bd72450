import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Price } from '../shared/price.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { PaymentProvider } from './payment-provider.tsx';

/** The parameters that the server returns for an order. */
const CHECKOUT = {
  userid: 'byeotdam-sample',
  shopname: '볕담',
  goodname: '예시 커피',
  price: '18000',
  var1: 'sample-id',
  var2: 'sample-order',
  smsuse: 'n',
  redirectpay: '1',
  skip_cstpage: 'y',
};

/** The calls of the widget's methods, in order. */
const calls: unknown[][] = [];
const widget = {
  setDefault: (...given: unknown[]) => calls.push(['setDefault', ...given]),
  setParam: (...given: unknown[]) => calls.push(['setParam', ...given]),
  payrequest: () => calls.push(['payrequest']),
};

/** Returns the script element that the page has added; happy-dom does not load it. */
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="payapp"]');
const loadScript = () => {
  window.PayApp = widget;
  fireEvent.load(script() as Element);
};
const failScript = () => fireEvent.error(script() as Element);

const priceAt = (address: string, text: string) =>
  renderAt(
    address,
    <PaymentProvider>
      <Price
        text={text}
        title="예시 커피"
        won={18_000}
        onPay={({ checkOut }) => checkOut(CHECKOUT, '예시 커피')}
      />
    </PaymentProvider>,
  );
const alerts = vi.fn<(text: string) => void>();

beforeEach(() => {
  calls.length = 0;
  alerts.mockReset();
  vi.stubGlobal('alert', alerts);
  // Adds the script with a type that is never loaded.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    document.head.appendChild(Object.assign(node as HTMLScriptElement, { type: 'text/plain' }));
  });
});

// The module caches the widget, so these tests depend on their order: first the script fails, then it loads.
describe('pressing a price', () => {
  it('does not load the script before it is needed', () => {
    priceAt('/coffee', '₩18,000');
    expect(script()).toBeNull();
  });

  it('shows alternatives when the script is blocked', async () => {
    priceAt('/coffee', '₩18,000');
    fireEvent.click(screen.getByRole('button', { name: '₩18,000 결제하기 (예시 커피)' }));
    await waitFor(() => expect(script()).toBeTruthy());
    failScript();
    expect(await screen.findByRole('dialog', { name: '결제 창을 열지 못했습니다' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /전화하기/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(
      decodeURIComponent(screen.getByRole('link', { name: '문의 남기기' }).getAttribute('href') ?? ''),
    ).toBe('/contact?about=예시 커피');
    expect(alerts).not.toHaveBeenCalled();
    expect(script()).toBeNull();
  });

  it('shows an alert in Korean, and in English on English pages, while the widget is still loading', async () => {
    priceAt('/en/coffee', '$13.50');
    const button = screen.getByRole('button', { name: '$13.50 Pay ₩18,000 for 예시 커피' });
    fireEvent.focus(button);
    await waitFor(() => expect(script()).toBeTruthy());
    fireEvent.click(button);
    await waitFor(() => expect(alerts).toHaveBeenCalledOnce(), { timeout: 3_000 });
    expect(alerts.mock.calls[0]?.[0]).toBe(
      '결제 시스템을 불러오는 중입니다. 잠시 뒤 다시 시도해 주세요.\n\nThe payment system is still loading. Please try again in a moment.',
    );
    expect(calls).toEqual([]);
    loadScript();
  });

  it('opens the widget once for a double press', async () => {
    priceAt('/coffee', '₩18,000');
    const button = screen.getByRole('button', { name: /결제하기/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(calls.at(-1)).toEqual(['payrequest']));
    await act(async () => {});
    // The script is loaded, so that the first press has already been answered.
    fireEvent.click(button);
    await act(async () => {});
    expect(calls.filter(([name]) => name === 'payrequest')).toHaveLength(1);
  });

  it('opens the widget with every parameter', async () => {
    priceAt('/coffee', '₩18,000');
    fireEvent.click(screen.getByRole('button', { name: /결제하기/ }));
    await waitFor(() => expect(calls.at(-1)).toEqual(['payrequest']));
    expect(calls).toEqual([
      ['setDefault', 'userid', 'byeotdam-sample'],
      ['setDefault', 'shopname', '볕담'],
      ['setParam', 'goodname', '예시 커피'],
      ['setParam', 'price', '18000'],
      ['setParam', 'var1', 'sample-id'],
      ['setParam', 'var2', 'sample-order'],
      ['setParam', 'smsuse', 'n'],
      ['setParam', 'redirectpay', '1'],
      ['setParam', 'skip_cstpage', 'y'],
      ['payrequest'],
    ]);
    expect(alerts).not.toHaveBeenCalled();
  });
});

describe('price', () => {
  it('is plain text when the item cannot be paid online', () => {
    renderAt(
      '/coffee',
      <PaymentProvider>
        <Price text="₩900" title="작은 것" won={null} onPay={() => {}} />
      </PaymentProvider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('₩900')).toBeTruthy();
  });
});
