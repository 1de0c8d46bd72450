import type { ComponentProps, FormEvent } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';

interface EventFormButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'type' | 'name' | 'value' | 'onClick'
> {
  /** The path of the form's page, which opens without JavaScript. */
  action: string;
  eventId: string;
  /** Opens the dialog with the form. */
  onOpen: () => void;
}

/** The button that opens a form of an event: as a dialog or, without JavaScript, as a page of its own. */
export function EventFormButton({ action, eventId, onOpen, ...button }: EventFormButtonProps) {
  const { language } = useLanguage();
  const open = (submission: FormEvent) => {
    submission.preventDefault();
    onOpen();
  };
  return (
    <form action={action} onSubmit={open}>
      <input type="hidden" name="eventId" value={eventId} />
      <Button type="submit" name="language" value={language} aria-haspopup="dialog" {...button} />
    </form>
  );
}
