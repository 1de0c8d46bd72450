import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { eventSchema, type Event, type EventInput } from '@app/domain/event/event-schema.ts';
import type { replaceEvent } from '@app/domain/api/events.ts';
import { changedTerms, concernsGuests } from '@app/domain/event/event-terms.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { ApiError, problemCodeOf } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import type { ReviewProps } from '../editing/content-kind.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useCommand } from '../commands/use-command.tsx';
import { ChangeMail, useChangePreview } from './change-mail.tsx';
import { TelephoneList } from './telephone-list.tsx';
import styles from './event-change-review.module.css';
import { eventFieldLabels } from './event-field-label.ts';
import { ReadFailed } from '../lists/read-failed.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/**
 * Reads whom a change of an event's date, place, price or capacity concerns. Returns the parts of the dialog that shows them and
 * saves it, with a mail to them if wished.
 */
export function useEventChange(
  { base, written, onSaved, onConflict, onProblem }: Omit<ReviewProps<Event>, 'onBack'>,
  { isEnabled = true } = {},
) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [tellsGuests, setTellsGuests] = useState(true);
  const changed = changedTerms(base, written as unknown as EventInput);
  const preview = useChangePreview(base.id, written as unknown as EventInput, { isEnabled });
  const guests = preview.data?.guests ?? [];
  const unreachable = guests.filter(({ hasEmail }) => !hasEmail);
  const waiting = preview.data?.waiting ?? 0;
  const canTell = concernsGuests(base, written as unknown as EventInput) && guests.length + waiting > 0;
  const toldGuests = guests.length - unreachable.length + waiting;
  const isTelling = tellsGuests && canTell;
  const save = useCommand({
    // One key for this review: a save that is repeated after a lost response tells nobody twice.
    request: async (tells: boolean, { idempotencyKey }) => {
      rememberOwnChange();
      await call<typeof replaceEvent>('PUT', `/api/admin/events/${base.id}?tellGuests=${tells}`, {
        body: written as unknown as EventInput,
        headers: { 'Idempotency-Key': idempotencyKey, 'If-Match': await entityTag(eventSchema.parse(base)) },
      });
    },
    changes: base,
    onDone: (_, tells) =>
      onSaved(
        tells && toldGuests > 0 ? t('adminDialogs:eventChange.told', { count: toldGuests }) : undefined,
      ),
    onFailed: (failure) => {
      const code = problemCodeOf(failure);
      if (code === 'changed_meanwhile') onConflict();
      if (failure instanceof ApiError)
        for (const { field } of failure.problem?.errors ?? [])
          onProblem(field, t('editing.problems.refused'));
      if (code === 'capacity_below_taken')
        onProblem(
          'capacity',
          t('adminDialogs:eventChange.capacityTaken', { count: preview.data?.taken ?? base.capacity }),
        );
    },
  });
  const review = (
    <>
      {preview.isPending && <Spinner label={t('adminDialogs:eventChange.loading')} />}
      <ReadFailed error={preview.error} onRetry={preview.refetch} />
      {preview.data && (
        <>
          {(guests.length > 0 || waiting === 0) && (
            <p>{t('adminDialogs:eventChange.concerned', { count: guests.length })}</p>
          )}
          {waiting > 0 && <p>{t('adminDialogs:eventChange.waiting', { count: waiting })}</p>}
          <ul className={styles.guests} aria-label={t('adminDialogs:eventChange.guests')}>
            {guests.map(({ id, name, numberOfParticipants }) => (
              <li key={id}>
                {t('adminDialogs:eventChange.guest', {
                  name,
                  reference: bookingReference(id),
                  count: numberOfParticipants,
                })}
              </li>
            ))}
          </ul>
          {canTell && (
            <>
              <Checkbox checked={tellsGuests} onChange={({ target }) => setTellsGuests(target.checked)}>
                {t('adminDialogs:eventChange.tell')}
              </Checkbox>
              {unreachable.length > 0 && <TelephoneList guests={unreachable} />}
              {tellsGuests && <ChangeMail mails={preview.data.mails} />}
            </>
          )}
        </>
      )}
    </>
  );
  return {
    review,
    labels: eventFieldLabels(changed, t).join(', '),
    dialog: {
      ...(isTelling && { saveLabel: t('adminDialogs:eventChange.saveAndTell') }),
      canSave: preview.data !== undefined,
      isSaving: save.isBusy,
      error: save.error,
      onSave: () => save.start(isTelling),
    },
  };
}

/** Shows whom a change of an event concerns, and saves it. */
export function EventChangeReview({ onBack, ...props }: ReviewProps<Event>) {
  const { t } = useTranslation('adminDialogs');
  const { review, labels, dialog } = useEventChange(props);
  return (
    <ReviewDialog title={t('eventChange.title')} onBack={onBack} {...dialog}>
      <p>{t('eventChange.changed', { labels })}</p>
      {review}
    </ReviewDialog>
  );
}
