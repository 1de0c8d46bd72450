import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '../event-data/use-events.ts';
import { EventFormButton } from '../event-form-button.tsx';
import { useLazyDialog } from '../use-lazy-dialog.ts';

interface JoinWaitlistProps {
  event: ListedEvent;
  title: string;
  /** Whether the button is shown. An open dialog stays when seats become free, so that nothing typed is lost. */
  isOffered: boolean;
}

/** The button that loads and opens the dialog to join the waitlist of an event. */
export function JoinWaitlist({ event, title, isOffered }: JoinWaitlistProps) {
  const { t } = useTranslation('events');
  const { Dialog, isOpen, isFetching, show, close } = useLazyDialog(
    async () => (await import('./waitlist-dialog.tsx')).WaitlistDialog,
    ['waitlist', 'booking', 'submission'],
  );
  return (
    <>
      {(isOffered || isOpen) && (
        <EventFormButton
          action="/api/waitlist/form"
          eventId={event.id}
          onOpen={() => void show()}
          look="quiet"
          aria-label={t('event.joinWaitlistNamed', { title })}
          aria-busy={isFetching}
        >
          {t('event.joinWaitlist')}
        </EventFormButton>
      )}
      {Dialog && <Dialog event={event} title={title} open={isOpen} onClose={close} />}
    </>
  );
}
