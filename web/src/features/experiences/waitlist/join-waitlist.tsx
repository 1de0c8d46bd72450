import { useState, type ComponentType, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useTranslations } from '../../../i18n/language.tsx';
import { nextFrame } from '../../../lib/scheduling.ts';
import { Button } from '../../../ui/button.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import type { WaitlistDialogProps } from './waitlist-dialog.tsx';

const TOAST_MS = 5_000;

interface JoinWaitlistProps {
  event: ListedEvent;
  title: string;
  /** Whether the button is shown. An open dialog stays when seats become free, so that nothing typed is lost. */
  isOffered: boolean;
}

/** The button that loads and opens the dialog to join the waitlist of an event. */
export function JoinWaitlist({ event, title, isOffered }: JoinWaitlistProps) {
  const { t } = useTranslation('experiences');
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();
  const [Dialog, setDialog] = useState<ComponentType<WaitlistDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [fetching, setFetching] = useState(false);

  const show = async () => {
    setOpen(true);
    if (Dialog) return;
    setFetching(true);
    try {
      await nextFrame();
      const [{ WaitlistDialog }] = await Promise.all([
        import('./waitlist-dialog.tsx'),
        translations.load(language, ['waitlist', 'booking', 'submission']),
      ]);
      setDialog(() => WaitlistDialog);
    } catch {
      setOpen(false);
      showToast({ tone: 'error', title: t('event.unavailable'), duration: TOAST_MS });
    } finally {
      setFetching(false);
    }
  };
  const openDialog = (submission: FormEvent) => {
    submission.preventDefault();
    void show();
  };
  return (
    <>
      {/* Without JavaScript the form is a page of its own. */}
      {(isOffered || open) && (
        <form action="/api/waitlist/form" onSubmit={openDialog}>
          <input type="hidden" name="eventId" value={event.id} />
          <Button
            type="submit"
            name="language"
            value={language}
            look="quiet"
            aria-label={t('event.joinWaitlistNamed', { title })}
            aria-haspopup="dialog"
            aria-busy={fetching}
          >
            {t('event.joinWaitlist')}
          </Button>
        </form>
      )}
      {Dialog && <Dialog event={event} title={title} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
