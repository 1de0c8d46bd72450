import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { datesOf, useEditAddress } from '../editing/use-edit-address.ts';

/** Opens the dialog that adds further dates of an event. */
export function MoreDatesButton({ event }: { event: Event }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const address = useEditAddress();
  const action = t('series.moreDates');
  return (
    <Button
      onClick={() => address.open('events', datesOf(event.id))}
      aria-label={t('editing.nameOfAction', { action, name: localized(event, 'title', language) })}
    >
      {action}
    </Button>
  );
}
