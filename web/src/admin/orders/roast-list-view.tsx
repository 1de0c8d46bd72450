import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Table, type TableColumnsType } from 'antd';
import {
  ROAST_MARGIN_MAX,
  type RoastList,
  roastKilograms,
  type RoastRow,
  type RoastSum,
} from '@app/domain/order/roast-list.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { readKept, writeKept } from '../form/kept-storage.ts';
import { NumberItem } from '../form/number-item.tsx';
import { parseNumber } from '../form/number-text.ts';
import { ExportButtons } from '../lists/export-buttons.tsx';
import paper from '../lists/paper.module.css';
import { PrintButton } from '../lists/print-button.tsx';
import styles from './roast-list.module.css';
import { roastSheet, roastTexts } from './roast-sheet.ts';

/** What is to be roasted by each day, then the sum of each coffee. */
function RoastTables({ list, margin }: { list: RoastList; margin: number }) {
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

const KEY = 'admin-roast-margin';

/** Returns the margin that a text states; undefined if it states none. */
function marginOf(text: string): number | undefined {
  const margin = parseNumber(text, 0);
  return margin !== null && margin >= 0 && margin <= ROAST_MARGIN_MAX ? margin : undefined;
}

/** The margin, the tables that follow it, and how they are printed and downloaded. */
export function RoastListView({ list }: { list: RoastList }) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const { language } = useLanguage();
  const [margin, setMargin] = useState(() => marginOf(readKept(KEY) ?? '') ?? 0);
  if (list.rows.length === 0 && list.unweighed.length === 0) return <p>{t('orders.roast.empty')}</p>;
  function choose(text: string) {
    const chosen = marginOf(text);
    if (chosen === undefined) return;
    setMargin(chosen);
    writeKept(KEY, String(chosen));
  }
  return (
    <>
      <p>{t('orders.roast.explanation')}</p>
      <AdminForm<{ margin: string }>
        initialValues={{ margin: String(margin) }}
        onValuesChange={(_, values) => choose(values.margin)}
      >
        <NumberItem
          name="margin"
          label={t('orders.roast.margin')}
          extra={t('orders.roast.marginHint')}
          min={0}
          max={ROAST_MARGIN_MAX}
          message={t('orders.roast.marginRange', { max: ROAST_MARGIN_MAX })}
          validateTrigger="onChange"
        />
      </AdminForm>
      <div className={styles.actions}>
        <PrintButton
          label={t('orders.roast.print')}
          read={async () => margin}
          failed={t('orders.roast.readFailed')}
        >
          {(printed) => (
            <section className={paper.paper} aria-label={t('admin:orders.roastList')}>
              <h2>{t('admin:orders.roastList')}</h2>
              <RoastTables list={list} margin={printed} />
            </section>
          )}
        </PrintButton>
        <ExportButtons
          subject={['roast-list', 'margin', String(margin)]}
          name={t('admin:orders.roastList')}
          read={async () => roastSheet(list, margin, t, language)}
        />
      </div>
      <RoastTables list={list} margin={margin} />
    </>
  );
}
