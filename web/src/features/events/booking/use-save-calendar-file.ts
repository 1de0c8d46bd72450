import { useTranslation } from 'react-i18next';
import { calendarFile, type Appointment } from '@app/domain/shared/calendar-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useToaster } from '../../../ui/toast.tsx';

/**
 * Returns a function that saves an appointment as a calendar file. KakaoTalk's browser is reported to save none, without an error
 * (docs/browsers.md): there it also shows where else the file is.
 */
export function useSaveCalendarFile() {
  const { t } = useTranslation('booking');
  const { showToast } = useToaster();
  return (reference: string, appointment: Appointment) => {
    const file = new Blob([calendarFile(appointment)], { type: 'text/calendar;charset=utf-8' });
    saveFile(`${reference}.ics`, file);
    if (navigator.userAgent.includes('KAKAOTALK')) showToast({ tone: 'success', title: t('calendarInMail') });
  };
}
