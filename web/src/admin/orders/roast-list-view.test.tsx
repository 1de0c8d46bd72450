import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoastList } from '@app/domain/order/roast-list.ts';
import { csvOf } from '../lists/csv.ts';
import { translations } from '../../testing/translations.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { RoastListView } from './roast-list-view.tsx';
import { roastSheet } from './roast-sheet.ts';

const list: RoastList = {
  rows: [
    {
      day: new Date('2026-11-26T14:59:59.999Z'),
      itemId: 'y',
      title: 'Yirgacheffe',
      grind: 'handDrip',
      bags: [
        { weightGrams: 200, count: 2 },
        { weightGrams: 500, count: 1 },
      ],
      grams: 900,
    },
    {
      day: new Date('2026-11-27T14:59:59.999Z'),
      itemId: 'y',
      title: 'Yirgacheffe',
      bags: [{ weightGrams: 200, count: 1 }],
      grams: 200,
    },
  ],
  sums: [{ itemId: 'y', title: 'Yirgacheffe', grams: 1_100 }],
  unweighed: ['Sample Drip Bag'],
};
const EMPTY: RoastList = { rows: [], sums: [], unweighed: [] };

const cellsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

beforeEach(() => localStorage.clear());

describe('roast list', () => {
  it('shows bags, grams and kilograms by day, and the sum of each coffee', () => {
    renderAdmin(<RoastListView list={list} />);
    expect(cellsOf('Roast by Nov 26, 2026')).toEqual(['200 g × 2, 500 g × 1', '900', '0.9']);
    expect(cellsOf('Roast by Nov 27, 2026')).toEqual(['200 g × 1', '200', '0.2']);
    expect(cellsOf('Total of each coffee')).toEqual(['1100', '1.1']);
    expect(screen.getByRole('rowheader', { name: 'Yirgacheffe Pour-over' })).toBeTruthy();
    expect(screen.getByText(/their weight is not entered: Sample Drip Bag/)).toBeTruthy();
  });

  it('adds the margin, and remembers it', async () => {
    const { unmount } = renderAdmin(<RoastListView list={list} />);
    const margin = screen.getByRole('textbox', { name: 'Margin in percent' });
    await userEvent.clear(margin);
    await userEvent.type(margin, '15');
    expect(cellsOf('Total of each coffee')).toEqual(['1100', '1.3']);
    unmount();
    renderAdmin(<RoastListView list={list} />);
    expect(screen.getAllByRole('columnheader', { name: 'With 15% margin (kg)' })).toHaveLength(3);
  });

  it('keeps the margin and says what is wrong with another text', async () => {
    renderAdmin(<RoastListView list={list} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Margin in percent' }), '.5');
    expect(await screen.findByText('Enter a whole number from 0 to 50.')).toBeTruthy();
    expect(cellsOf('Total of each coffee')).toEqual(['1100', '1.1']);
  });

  it.each([
    ['en', 'No paid order of coffee waits to be sent.'],
    ['kr', '결제되어 보낼 커피 주문이 없습니다.'],
  ] as const)('says in %s that nothing is to be roasted', (language, text) => {
    renderAdmin(<RoastListView list={EMPTY} />, { language });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is downloaded with one row for each day, coffee and grind', () => {
    const t = translations.in('kr').getFixedT<['adminDialogs', 'admin']>(null, ['adminDialogs', 'admin']);
    expect(csvOf(roastSheet(list, 10, t, 'kr'))).toBe(
      '\uFEFF로스팅 기한,커피,분쇄도,봉지,주문량(g),여유분 10% 포함(kg)\r\n' +
        '2026-11-26,Yirgacheffe,핸드드립,"200g × 2, 500g × 1",900,1\r\n' +
        '2026-11-27,Yirgacheffe,분쇄 선택 없음,200g × 1,200,0.3\r\n',
    );
  });
});
