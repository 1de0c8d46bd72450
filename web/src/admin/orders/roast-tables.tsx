import { Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  roastKilograms,
  type RoastList,
  type RoastRow,
  type RoastSum,
} from '@app/domain/order/roast-list.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './roast-list.module.css';
import { roastTexts } from './roast-sheet.ts';

/** What is to be roasted by each day, then the sum of each coffee. */
export function RoastTables({ list, margin }: { list: RoastList; margin: number }) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const { language } = useLanguage();
  const { rows, sums, unweighed } = list;
  const amounts: TableColumnsType<RoastSum> = [
    { key: 'grams', title: t('orders.roast.grams'), dataIndex: 'grams', align: 'end' },
    {
      key: 'kilograms',
      title: t('orders.roast.kilograms', { margin }),
      align: 'end',
      render: (_, { grams }) => roastKilograms(grams, margin),
    },
  ];
  const columns: TableColumnsType<RoastRow> = [
    {
      key: 'coffee',
      title: t('orders.roast.coffee'),
      rowScope: 'row',
      render: (_, row) => (
        <>
          {row.title} <span className={styles.grind}>{roastTexts(row, t, language).grind}</span>
        </>
      ),
    },
    { key: 'bags', title: t('orders.roast.bags'), render: (_, row) => roastTexts(row, t, language).bags },
    ...(amounts as TableColumnsType<RoastRow>),
  ];
  const days = [...new Set(rows.map(({ day }) => day.getTime()))];
  return (
    <>
      {days.map((day) => {
        const heading = t('orders.roast.by', { day: formatBadgeDate(new Date(day), language) });
        return (
          <section key={day} className={styles.part} aria-label={heading}>
            <h3>{heading}</h3>
            <Table<RoastRow>
              rowKey={({ itemId, grind }) => [itemId, grind].join(' ')}
              size="small"
              columns={columns}
              dataSource={rows.filter((row) => row.day.getTime() === day)}
              pagination={false}
            />
          </section>
        );
      })}
      {sums.length > 0 && (
        <section className={styles.part} aria-label={t('orders.roast.sums')}>
          <h3>{t('orders.roast.sums')}</h3>
          <Table<RoastSum>
            rowKey="itemId"
            size="small"
            columns={[
              { key: 'coffee', title: t('orders.roast.coffee'), dataIndex: 'title', rowScope: 'row' },
              ...amounts,
            ]}
            dataSource={sums}
            pagination={false}
          />
        </section>
      )}
      {unweighed.length > 0 && <p>{t('orders.roast.unweighed', { titles: unweighed.join(', ') })}</p>}
    </>
  );
}
