import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth, monthOf } from '@app/domain/numbers/month.ts';
import type { MonthlySummary } from '@app/domain/numbers/monthly-summary-schema.ts';
import { freeSeats, mergeProducts } from '@app/domain/numbers/monthly-summary.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import type { ColumnKind } from '../lists/sheet.ts';
import { TabFrame } from '../lists/tab-frame.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useParameter } from '../lists/use-parameter.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { type MonthRow, monthRow, withoutEmptyEnds } from './number-rows.ts';
import styles from './numbers.module.css';
import { type NumberColumn, NumbersSection } from './numbers-section.tsx';
import { type RunningCommand, useCommand } from '../commands/use-command.tsx';
import type { updateSummaries } from '@app/domain/api/numbers.ts';
import { call } from '../../lib/api-client.ts';

/** The months that are counted: twelve earlier ones, this one and six coming ones. */
const MONTHS = 19;

/** The sections that have a row for each month, with the columns that the chart shows and those it does not. */
const OF_MONTHS = {
  seats: { charted: ['sold', 'held', 'free'], others: ['events'] },
  revenue: { charted: ['booked', 'ordered'], others: ['total'], kind: 'won' },
  cancellations: { charted: ['cancelled', 'noShows'], others: [] },
  newsletter: { charted: ['joined', 'left'], others: ['growth'] },
} as const satisfies Record<
  string,
  { charted: readonly (keyof MonthRow)[]; others: readonly (keyof MonthRow)[]; kind?: ColumnKind }
>;

/** Whether the admin has pressed the button, or opened the tab. */
interface Recount {
  isAsked: boolean;
}

type Recounting = RunningCommand<Recount, undefined>;

/** Counts the recent months again, first when the tab is opened; the live summaries show the result. */
function useRecount(): Recounting {
  const { t } = useTranslation('numbers');
  const recount = useCommand<Recount, undefined>({
    request: () => call<typeof updateSummaries>('POST', '/api/admin/monthly-summaries'),
    done: (_, { isAsked }) => (isAsked ? t('updated') : undefined),
    failed: t('updateFailed'),
  });
  const open = useEffectEvent(() => recount.start({ isAsked: false }));
  useEffect(() => open(), []);
  return recount;
}

/** What was sold, cancelled and asked for in each month, as it is when the tab is opened. */
export function NumbersTab() {
  const { t } = useTranslation('numbers');
  const summaries = useLiveDocuments<MonthlySummary>('monthlySummaries', {
    orderBy: ['month', 'desc'],
    limit: MONTHS,
  });
  const recount = useRecount();
  if (summaries.state !== 'ready') return <LiveStatus live={summaries} loading={t('loading')} />;
  return (
    <TabFrame>
      {summaries.value.length > 0 ? (
        <Numbers summaries={summaries.value.toReversed()} recount={recount} />
      ) : (
        <>
          <Toolbar actions={<UpdateButton recount={recount} />} />
          <EmptyState title={t('empty')} detail={t('emptyDetail')} />
        </>
      )}
    </TabFrame>
  );
}

function UpdateButton({ recount: { start, isBusy } }: { recount: Recounting }) {
  const { t } = useTranslation('numbers');
  return (
    <Button loading={isBusy} onClick={() => start({ isAsked: true })}>
      {isBusy ? t('updating') : t('update')}
    </Button>
  );
}

/** @param summaries at least one, in order of time */
function Numbers({ summaries, recount }: { summaries: readonly MonthlySummary[]; recount: Recounting }) {
  const { t } = useTranslation(['numbers', 'admin']);
  const { language } = useLanguage();
  const [month, chooseMonth] = useParameter('month');
  const chosen = summaries.filter((summary) => !month || summary.month === month);
  const updatedAt = new Date(Math.max(...summaries.map((summary) => summary.updatedAt.getTime())));
  const titleOf = (item: { title: string; titleKr: string }) => localized(item, 'title', language);

  const monthColumns = ({
    charted,
    others,
    kind,
  }: {
    charted: readonly (keyof MonthRow)[];
    others: readonly (keyof MonthRow)[];
    kind?: ColumnKind;
  }): NumberColumn<MonthRow>[] => [
    { key: 'month', title: t('columns.month'), value: ({ id }) => formatMonth(id, language) },
    ...[...charted, ...others].map((key) => ({
      key,
      title: t(`columns.${key as Exclude<keyof MonthRow, 'id'>}`),
      value: (row: MonthRow) => row[key],
      ...(kind && { kind }),
      isCharted: charted.includes(key),
    })),
  ];
  const rows = summaries.map(monthRow);
  const present = monthOf(updatedAt);
  const sectionOf = (key: keyof typeof OF_MONTHS) => (
    <NumbersSection
      subject={[key]}
      title={t(`sections.${key}`)}
      note={t(`notes.${key}`)}
      columns={monthColumns(OF_MONTHS[key])}
      rows={withoutEmptyEnds(rows, [...OF_MONTHS[key].charted, ...OF_MONTHS[key].others], present)}
      isChronological
    />
  );
  const events = chosen.flatMap((summary) =>
    summary.events.map((event) => ({ ...event, id: event.eventId })),
  );
  const products = mergeProducts(chosen.flatMap((summary) => summary.products)).map((product) => ({
    ...product,
    id: product.productId,
  }));
  return (
    <>
      <Toolbar actions={<UpdateButton recount={recount} />}>
        <ChoiceField
          label={t('monthLabel')}
          value={summaries.some((summary) => summary.month === month) ? month : ''}
          options={[
            { value: '', label: t('allMonths') },
            ...summaries
              .toReversed()
              .map((summary) => ({ value: summary.month, label: formatMonth(summary.month, language) })),
          ]}
          onChoose={chooseMonth}
        />
      </Toolbar>
      <p className={styles.about}>
        <strong>
          {t('updatedAt', {
            moment: t('admin:bookings.kst', { moment: formatEventTime(updatedAt, language) }),
          })}
        </strong>{' '}
        {t('reach')}
      </p>
      {sectionOf('revenue')}
      {sectionOf('seats')}
      <NumbersSection
        subject={['events', month]}
        title={t('sections.events')}
        note={t('notes.events')}
        rows={events}
        isChronological
        columns={[
          { key: 'event', title: t('columns.event'), value: titleOf },
          {
            key: 'date',
            title: t('columns.date'),
            value: ({ dateTime }) => dateTime,
            kind: 'day',
          },
          ...(['sold', 'held'] as const).map((key) => ({
            key,
            title: t(`columns.${key}`),
            value: (row: (typeof events)[number]) => row[key],
            isCharted: true,
          })),
          { key: 'free', title: t('columns.free'), value: freeSeats, isCharted: true },
        ]}
      />
      {sectionOf('cancellations')}
      {sectionOf('newsletter')}
      <NumbersSection
        subject={['products', month]}
        title={t('sections.products')}
        note={t('notes.products')}
        rows={products}
        columns={[
          { key: 'product', title: t('columns.product'), value: titleOf },
          {
            key: 'quantity',
            title: t('columns.quantity'),
            value: ({ quantity }) => quantity,
            isCharted: true,
          },
          { key: 'won', title: t('columns.won'), value: ({ won }) => won, kind: 'won' },
        ]}
      />
    </>
  );
}
