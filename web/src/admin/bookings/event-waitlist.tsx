import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { correctEntryEmail, offerToEntry } from '@app/domain/api/waitlist.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { shownPhone } from '@app/domain/shared/telephone.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { problemCodeOf } from '../../lib/api-error.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { EmailCorrection } from '../email-correction/email-correction.tsx';
import { useCommand } from '../commands/use-command.tsx';
import styles from './seats-summary.module.css';
import { useWaitlist } from './use-waitlist.ts';

/** Offers seats to an entry or removes it, through the API; the live list shows the result. */
function useWaitlistCommand(entry: WaitlistEntry) {
  const { t } = useTranslation('adminDialogs');
  return useCommand({
    request: (action: 'offer' | 'remove') =>
      call<typeof offerToEntry>('POST', `/api/admin/waitlist/${entry.id}/${action}`),
    done: (_, action) => t(`waitlist.done.${action}`),
    failed: t('waitlist.failed'),
    why: (error) => (problemCodeOf(error) === 'capacity_exceeded' ? t('waitlist.full') : undefined),
    changes: entry.state,
  });
}

function Entry({ entry, position }: { entry: WaitlistEntry; position: number }) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const { start, isBusy } = useWaitlistCommand(entry);
  const { name, email, phone, partySize, acceptsFewer, offer } = entry;
  const party = t(acceptsFewer ? 'waitlist.peopleOrFewer' : 'waitlist.people', {
    count: partySize,
  });
  return (
    <li>
      <span>
        <strong>
          {position}. {name}
        </strong>{' '}
        {party} · {[email, phone && shownPhone(phone, language)].filter(Boolean).join(' · ')}
        {offer && ` · ${t('waitlist.offered', { time: formatEventTime(offer.expiresAt, language) })}`}
      </span>
      <span>
        {!offer && (
          <Button
            disabled={isBusy}
            aria-label={t('waitlist.offerTo', { name })}
            onClick={() => start('offer')}
          >
            {t('waitlist.offer')}
          </Button>
        )}{' '}
        <Button
          danger
          disabled={isBusy}
          aria-label={t('waitlist.removeOf', { name })}
          onClick={() => start('remove')}
        >
          {t('waitlist.remove')}
        </Button>
      </span>
      <EmailCorrection
        record="waitlist"
        name={name}
        formerEmail={email}
        kept={{ form: 'waitlist-emails', id: entry.id }}
        request={(corrected) =>
          call<typeof correctEntryEmail>('PUT', `/api/admin/waitlist/${entry.id}/email`, {
            body: { email: corrected },
          })
        }
      />
    </li>
  );
}

function Entries({ eventId }: { eventId: string }) {
  const { t } = useTranslation('adminDialogs');
  const live = useWaitlist(eventId);
  if (live.state !== 'ready') return <LiveStatus live={live} loading={t('waitlist.loading')} />;
  if (live.value.length === 0) return <p className={styles.ledger}>{t('waitlist.empty')}</p>;
  return (
    <section className={styles.ledger} aria-label={t('waitlist.title')}>
      <p>{t('waitlist.count', { count: live.value.length })}</p>
      <ol className={styles.holds}>
        {live.value.map((entry, index) => (
          <Entry key={entry.id} entry={entry} position={index + 1} />
        ))}
      </ol>
    </section>
  );
}

/** The waitlist of an event in order of arrival. The admin can offer free seats out of turn, and remove entries. */
export function EventWaitlist({ eventId }: { eventId: string }) {
  const { t } = useTranslation('adminDialogs');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('waitlist.title')}</summary>
      {isOpen && <Entries eventId={eventId} />}
    </details>
  );
}
