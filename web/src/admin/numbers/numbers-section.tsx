import { Table } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { BarChart } from './bar-chart.tsx';
import styles from './numbers.module.css';

const ROWS_PER_PAGE = 12;
/** More bars than these are too thin to be compared. */
const BARS = 20;

export interface NumberColumn<Row> {
  key: string;
  title: string;
  value: (row: Row) => string | number;
  isWon?: boolean;
  /** The chart shows the column. */
  isCharted?: boolean;
}

interface NumbersSectionProps<Row> {
  /** Names the file. */
  subject: string;
  title: string;
  note: string;
  /** The first column names the row. */
  columns: readonly NumberColumn<Row>[];
  rows: readonly Row[];
  /** The rows are in the order of time: the table shows the latest first, and the chart the latest ones in that order. */
  isChronological?: boolean;
}

/** Figures as a chart, as a table with the same figures, and as a file; a sentence if all of them are zero. */
export function NumbersSection<Row extends { id: string }>({
  subject,
  title,
  note,
  columns,
  rows,
  isChronological = false,
}: NumbersSectionProps<Row>) {
  const { t } = useTranslation('numbers');
  const id = useId();
  const hasFigures = rows.some((row) => columns.slice(1).some(({ value }) => Number(value(row)) > 0));
  if (!hasFigures)
    return (
      <section className={styles.section} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
        </div>
        <p className={styles.note}>{t('noFigures')}</p>
      </section>
    );
  const bars = isChronological ? rows.slice(-BARS) : rows.slice(0, BARS);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <ExportButton
          subject={subject}
          name={title}
          read={async () => [
            columns.map((column) => column.title),
            ...rows.map((row) => columns.map(({ value }) => value(row))),
          ]}
        />
      </div>
      <p className={styles.note}>{note}</p>
      <div className={styles.figures}>
        <div className={styles.chart}>
          <BarChart
            name={t('chartOf', { title })}
            labels={bars.map((row) => String(columns[0]!.value(row)))}
            series={columns
              .filter(({ isCharted }) => isCharted)
              .map((column) => ({
                label: column.title,
                values: bars.map((row) => Number(column.value(row))),
              }))}
          />
        </div>
        <Table<Row>
          className={styles.table ?? ''}
          rowKey="id"
          size="small"
          dataSource={isChronological ? rows.toReversed() : rows}
          pagination={{ pageSize: ROWS_PER_PAGE, hideOnSinglePage: true, showSizeChanger: false }}
          columns={columns.map(({ key, title: heading, value, isWon }, index) => ({
            key,
            title: heading,
            align: index === 0 ? 'start' : 'end',
            render: (_: unknown, row: Row) => (isWon ? formatWon(Number(value(row))) : value(row)),
          }))}
        />
      </div>
    </section>
  );
}
