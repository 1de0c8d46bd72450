import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ORDER_REASONS } from '@app/domain/order/order-reasons.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { OrderEvents } from './order-history.tsx';

const refund = (id: string, reason: string) => ({
  id,
  type: 'refundRequested' as const,
  at: new Date('2026-11-23T05:20:00Z'),
  paymentNo: '1',
  won: 9_000,
  reason,
});

it.each([
  ['en', 'The guest cancelled the booking.'],
  ['kr', '손님이 예약을 취소했습니다.'],
] as const)(
  'the history shows the reason of an automatic refund in the reader’s language (%s)',
  (language, text) => {
    const events = [refund('1', ORDER_REASONS.cancel_by_guest), refund('2', 'Sample reason')];
    renderAdmin(<OrderEvents events={events} />, { language });
    expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).not.toContain(ORDER_REASONS.cancel_by_guest);
    expect(screen.getByText(/Sample reason/)).toBeTruthy();
  },
);

it('the history shows the corrected tracking number with the one before', () => {
  const shipment = { carrier: 'Sample Post', trackingNo: '2' };
  const before = { carrier: 'Sample Post', trackingNo: '1' };
  const event = { id: '1', type: 'shipmentCorrected', at: new Date(), ...shipment, before } as const;
  renderAdmin(<OrderEvents events={[event]} />, { language: 'en' });
  expect(document.body.textContent).toContain('Sample Post 2');
  expect(document.body.textContent).toContain('before: Sample Post 1');
});
