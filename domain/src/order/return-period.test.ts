import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/factories.ts';
import { deliveryDay, returnPeriods, returnUntil } from './return-period.ts';

const returns = { days: 7, feeWon: 3_000 };
const seoul = (time: string) => new Date(`${time}+09:00`);
const unsent = { state: 'paid', holdsGoods: true, payments: [] } as const;
const sentAt = seoul('2026-11-23T10:00:00');
const ledger = (times: { sentAt?: Date; deliveredAt?: Date }) => ({ ...unsent, payments: [], ...times });
const now = seoul('2026-12-20T12:00:00');
const until = (times: { sentAt?: Date; deliveredAt?: Date }, rule = returns) =>
  returnUntil({ returns: rule, ledger: ledger(times) }, 'changedMind', now);

describe('the day of delivery', () => {
  it.each([
    ['the first moment of a day in Seoul', '2026-11-25T00:00:00'],
    ['its last moment', '2026-11-25T23:59:59.999'],
  ])('is the day that the owner recorded: %s', (_, deliveredAt) => {
    const day = deliveryDay({ sentAt, deliveredAt: seoul(deliveredAt) }, now);
    expect(day).toEqual(seoul('2026-11-25T00:00:00'));
  });

  it('is unknown for two weeks after sending while the owner has recorded none, and then that day', () => {
    const assumed = seoul('2026-12-07T00:00:00');
    expect(deliveryDay({ sentAt }, new Date(assumed.getTime() - 1))).toBeUndefined();
    expect(deliveryDay({ sentAt }, assumed)).toEqual(assumed);
    expect(deliveryDay({ sentAt: seoul('2026-11-23T23:59:59') }, assumed)).toEqual(assumed);
  });

  it('is unknown before the order is sent', () => {
    expect(deliveryDay({}, now)).toBeUndefined();
  });
});

describe('the period of a return', () => {
  it('ends with the seventh day after the day of delivery, whatever its hour', () => {
    const end = seoul('2026-12-02T23:59:59.999');
    for (const hour of ['00:00:00', '23:59:59'])
      expect(until({ sentAt, deliveredAt: seoul(`2026-11-25T${hour}`) })).toEqual(end);
  });

  it('follows the rule that the order keeps', () => {
    const deliveredAt = seoul('2026-11-25T12:00:00');
    expect(until({ deliveredAt }, { days: 14, feeWon: 0 })).toEqual(seoul('2026-12-09T23:59:59.999'));
  });

  it.each(['2026-11-28', '2026-11-29'])(
    'does not end on a weekend: delivered on %s, it ends on Monday',
    (day) => {
      expect(until({ deliveredAt: seoul(`${day}T12:00:00`) })).toEqual(seoul('2026-12-07T23:59:59.999'));
    },
  );

  it('lasts three months for a defect', () => {
    const order = { returns, ledger: ledger({ deliveredAt: seoul('2026-11-25T12:00:00') }) };
    expect(returnUntil(order, 'defective', now)).toEqual(seoul('2027-02-25T23:59:59.999'));
  });

  it('has no end without a rule, as for a booking, or before the order is sent', () => {
    expect(returnUntil({ ledger: ledger({ sentAt }) }, 'changedMind', now)).toBeUndefined();
    expect(until({})).toBeUndefined();
  });
});

describe('what can be returned', () => {
  const shipment = { carrier: 'Sample Post', trackingNo: '1' };
  const deliveredAt = seoul('2026-11-25T12:00:00');
  const payment = { paymentNo: '1', role: 'price', won: 21_000, dueWon: 0, refusals: 0 } as const;
  const sent = (refundedWon = 0) =>
    anOrder({
      ledger: {
        state: refundedWon ? 'partlyRefunded' : 'done',
        holdsGoods: true,
        payments: [{ ...payment, refundedWon, unnotified: [] }],
        shipment,
        sentAt,
        deliveredAt,
      },
    });
  const openAt = (time: string, order = sent()) =>
    returnPeriods(order, seoul(time))
      .filter(({ isOpen }) => isOpen)
      .map(({ why, refundWon }) => [why, refundWon]);

  it('gives back all for a defect, and less the cost of the return for a change of mind', () => {
    expect(openAt('2026-11-24T00:00:00')).toEqual([
      ['changedMind', 18_000],
      ['defective', 21_000],
    ]);
    expect(openAt('2026-11-24T00:00:00', sent(5_000))).toEqual([
      ['changedMind', 13_000],
      ['defective', 16_000],
    ]);
  });

  it('is open until the last moment of the last day, for each reason its own', () => {
    expect(openAt('2026-12-02T23:59:59.999')).toHaveLength(2);
    expect(openAt('2026-12-03T00:00:00')).toEqual([['defective', 21_000]]);
    expect(openAt('2027-02-26T00:00:00')).toEqual([]);
    expect(returnPeriods(sent(), seoul('2027-02-26T00:00:00'))).toHaveLength(2);
  });

  it('is open without an end while the day of delivery is unknown', () => {
    const order = sent();
    const { deliveredAt: _, ...unknown } = order.ledger;
    const onTheWay = { ...order, ledger: { ...unknown, state: 'sent' } as const };
    expect(openAt('2026-12-06T23:59:59', onTheWay)).toHaveLength(2);
    expect(returnPeriods(onTheWay, seoul('2026-12-06T23:59:59'))[0]).not.toHaveProperty('until');
    expect(openAt('2026-12-15T00:00:00', onTheWay)).toEqual([['defective', 21_000]]);
    // Delivered before the ledger kept the day.
    expect(returnPeriods({ ...onTheWay, ledger: { ...unknown, state: 'done' } }, sentAt)).toEqual([]);
  });

  it.each([
    ['more than the price was paid', 24_000, 3_000, 21_000],
    ['less than the price was paid', 18_000, 1_000, 17_000],
  ])('gives back what the shop has kept of the price when %s', (_, won, refundedWon, expected) => {
    const held = { ...payment, role: 'held', won, refundedWon } as const;
    const paid = anOrder({ ledger: { ...sent().ledger, payments: [{ ...held, unnotified: [] }] } });
    expect(openAt('2026-11-26T00:00:00', paid)).toContainEqual(['defective', expected]);
  });

  it('is nothing before sending and after all was refunded', () => {
    expect(returnPeriods(anOrder(), sentAt)).toEqual([]);
    expect(returnPeriods(sent(21_000), sentAt)).toEqual([]);
  });
});
