import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { findText, forgetText } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { EnterBookingForm } from './enter-booking-form.tsx';

/** Opens the form in which a booking is entered for a guest who telephones or walks in. It opens by itself with what was typed. */
export function EnterBooking({ event }: { event: Event }) {
  const { t } = useTranslation('adminDialogs');
  const isTyped = () => findText('entered-bookings', event.id) !== null;
  const [isOpen, setOpen] = useState(isTyped);
  const { leave, question } = useDiscardQuestion(isTyped);
  const close = () => setOpen(false);
  const leaveForm = () =>
    leave(() => {
      forgetText('entered-bookings', event.id);
      close();
    });
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-keyshortcuts="n">
        {t('enterBooking.open')}
      </Button>
      <SmallDialog title={t('enterBooking.title')} open={isOpen} onClose={leaveForm}>
        <EnterBookingForm event={event} onSaved={close} onClose={leaveForm} />
        {question}
      </SmallDialog>
    </>
  );
}
