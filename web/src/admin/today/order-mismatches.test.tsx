import { screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { OrderMismatches } from './order-mismatches.tsx';

let lines: ReturnType<typeof serveLive>;

beforeEach(() => {
  lines = serveLive('orderMismatches', { orderBy: ['foundAt', 'desc'], limit: 6 });
});
afterEach(() => lines.stop());

const orderId = crypto.randomUUID();
const ofOrder = { id: 'sample', orderId, number: '261121-K7Q2MX', kind: 'journal' };
const ofMonth = { id: '2026-05-numbers', month: '2026-05', kind: 'numbers' };
const foundAt = Timestamp.fromDate(new Date('2026-11-26T04:00:00+09:00'));

it.each([
  ['kr', ofOrder, '결제와 환불 내역의 합계가 주문과', '261121-K7Q2MX 주문 보기', `orders&order=${orderId}`],
  [
    'en',
    ofOrder,
    'recorded payments and refunds differs',
    'Open order 261121-K7Q2MX',
    `orders&order=${orderId}`,
  ],
  ['kr', ofMonth, '통계의 제품 매출이', '2026년 5월 통계 보기', 'numbers&month=2026-05'],
  ['en', ofMonth, 'products in Numbers differs', 'Open the numbers of May 2026', 'numbers&month=2026-05'],
] as const)(
  'links to the order or month that differs from the journal (%s)',
  async (language, line, text, link, tab) => {
    renderAdmin(<OrderMismatches />, { language });
    const found = { ...line, foundAt };
    await lines.answer([found]);
    const plain = (given: string | null) => (given ?? '').replaceAll(/\s/g, ' ');
    expect(plain(screen.getByRole('article').textContent)).toContain(text);
    const shown = screen.getByRole('link', { name: (name) => plain(name) === link });
    expect(shown.getAttribute('href')).toContain(`/admin?tab=${tab}`);
    // The comparison leaves such a line when its month or order is no longer compared.
    expect(screen.getByRole('button', { name: /^Checked: |확인함$/ })).toBeDefined();
  },
);
