import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { AttendeeList } from './attendee-list.tsx';
import type { AttendeePage } from './read-attendees.ts';

/** Reads the lists. The module is loaded with the press, because the dashboard's first script is near its budget. */
async function readPages(events: readonly Event[]): Promise<AttendeePage[]> {
  const { readAttendees } = await import('./read-attendees.ts');
  return Promise.all(events.map(readAttendees));
}

interface PrintAttendeesProps extends Pick<ButtonProps, 'aria-keyshortcuts' | 'size'> {
  events: readonly Event[];
  label: string;
}

/** Prints the attendee lists of events, each on a page of its own. */
export function PrintAttendees({ events, ...button }: PrintAttendeesProps) {
  const { t } = useTranslation('admin');
  return (
    <PrintButton {...button} read={() => readPages(events)} failed={t('bookings.fetchFailed')}>
      {(pages) => pages.map((page) => <AttendeeList key={page.event.id} {...page} />)}
    </PrintButton>
  );
}
