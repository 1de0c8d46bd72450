import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { ReadFailed } from '../lists/read-failed.tsx';
import { ChangeMail, useChangePreview } from './change-mail.tsx';

interface SeriesMailProps {
  /** The dates whose guests are told; at least one. */
  dates: readonly [Event, ...Event[]];
  /** What a date becomes. */
  changeOf: (event: Event) => EventInput;
}

/** The mail to the guests of one of the dates, which names its own date and terms. */
export function SeriesMail({ dates, changeOf }: SeriesMailProps) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const [chosenId, choose] = useState(dates[0].id);
  const shown = dates.find(({ id }) => id === chosenId) ?? dates[0];
  const preview = useChangePreview(shown.id, changeOf(shown));
  return (
    <>
      {dates.length > 1 && (
        <ChoiceField
          label={t('series.mailOf')}
          value={shown.id}
          options={dates.map(({ id, dateTime }) => ({
            value: id,
            label: formatEventTime(dateTime, language),
          }))}
          onChoose={choose}
        />
      )}
      {preview.isPending && <Spinner label={t('eventChange.loading')} />}
      <ReadFailed error={preview.error} onRetry={preview.refetch} />
      {preview.data && <ChangeMail mails={preview.data.mails} />}
    </>
  );
}
