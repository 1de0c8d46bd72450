import { Table } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { sheetOf, type Cell, type Column, type ColumnKind } from '../lists/sheet.ts';
import styles from './numbers.module.css';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

interface Series {
  label: string;
  values: readonly number[];
}

interface BarChartProps {
  /** Read to people who do not see the chart. */
  name: string;
  labels: readonly string[];
  /** At most three, which are stacked. */
  series: readonly Series[];
}

/** A bar for each label, in the brand's colours. */
function BarChart({ name, labels, series }: BarChartProps) {
  // The chart draws on a canvas, which needs the values themselves and not CSS variables.
  const style = getComputedStyle(document.documentElement);
  const colors = ['--color-roast', '--color-persimmon', '--color-line'].map((name) =>
    style.getPropertyValue(name),
  );
  const text = {
    color: style.getPropertyValue('--color-ink-soft'),
    font: { family: style.getPropertyValue('--font-text') },
  };
  return (
    <Bar
      aria-label={name}
      data={{
        labels: [...labels],
        datasets: series.map(({ label, values }, index) => ({
          label,
          data: [...values],
          backgroundColor: colors[index] ?? colors[0],
          maxBarThickness: 40,
        })),
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        plugins: { legend: { display: series.length > 1, position: 'bottom', labels: text } },
        scales: {
          x: { stacked: true, grid: { display: false }, ticks: text },
          y: { stacked: true, beginAtZero: true, ticks: { ...text, precision: 0 } },
        },
      }}
    />
  );
}

const ROWS_PER_PAGE = 12;
/** More bars than these are too thin to be compared. */
const BARS = 20;

export interface NumberColumn<Row> extends Column<Row> {
  key: string;
  /** The chart shows the column. */
  isCharted?: boolean;
}

interface NumbersSectionProps<Row> {
  /** What names the file: the section, and the month that is chosen. */
  subject: readonly string[];
  title: string;
  note: string;
  /** The first column names the row. */
  columns: readonly NumberColumn<Row>[];
  rows: readonly Row[];
  /** The rows are in the order of time: the table shows the latest first, and the chart the latest ones in that order. */
  isChronological?: boolean;
}

const isPositive = (cell: Cell) => typeof cell === 'number' && cell > 0;

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
  const { language } = useLanguage();
  const id = useId();
  const shown = (cell: Cell, kind?: ColumnKind) => {
    if (cell instanceof Date) return formatBadgeDate(cell, language);
    return kind === 'won' ? formatWon(Number(cell)) : cell;
  };
  const hasFigures = rows.some((row) => columns.some(({ value }) => isPositive(value(row))));
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
        <ExportButtons
          subject={['numbers', ...subject]}
          name={title}
          read={async () => sheetOf(columns, rows)}
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
          columns={columns.map(({ key, title: heading, value, kind }, index) => ({
            key,
            title: heading,
            align: index === 0 ? 'start' : 'end',
            render: (_: unknown, row: Row) => shown(value(row), kind),
          }))}
        />
      </div>
    </section>
  );
}
