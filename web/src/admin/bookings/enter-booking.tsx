import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { useUnloadGuard } from '../leaving/use-leave-guard.ts';
import { EnterBookingForm } from './enter-booking-form.tsx';

/** Opens the form in which a booking is entered for a guest who telephones or walks in. */
export function EnterBooking({ event }: { event: Event }) {
  const { t } = useTranslation('adminDialogs');
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { leave, question } = useDiscardQuestion(() => isChanged);
  useUnloadGuard(isChanged);
  const close = () => {
    setChanged(false);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-keyshortcuts="n">
        {t('enterBooking.open')}
      </Button>
      <SmallDialog title={t('enterBooking.title')} open={isOpen} onClose={() => leave(close)}>
        <EnterBookingForm event={event} onChanged={setChanged} onSaved={close} onClose={() => leave(close)} />
        {question}
      </SmallDialog>
    </>
  );
}
