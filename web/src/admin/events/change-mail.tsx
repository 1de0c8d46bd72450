import { Tabs } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { previewEventChange } from '@app/domain/api/events.ts';
import type { EventChangePreview } from '@app/domain/booking/event-notice-schema.ts';
import type { EventInput } from '@app/domain/event/event-schema.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import styles from './event-change-review.module.css';

/** Reads whom a change of an event concerns, and the mail about it. */
export function useChangePreview(id: string, written: EventInput, { isEnabled = true } = {}) {
  return useQuery({
    queryKey: ['change-preview', id, written],
    staleTime: 0,
    enabled: isEnabled,
    queryFn: () =>
      inSession(() =>
        call<typeof previewEventChange>('POST', `/api/admin/events/${id}/change-preview`, { body: written }),
      ),
  });
}

/** The mail about a change, in both languages. */
export function ChangeMail({ mails }: Pick<EventChangePreview, 'mails'>) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  return (
    <Tabs
      items={mails.map(({ language, subject, text }) => ({
        key: language,
        label: t(language === 'kr' ? 'editing.korean' : 'editing.english'),
        children: (
          <article lang={LANGUAGE_TAG[language]} aria-label={t('adminDialogs:eventChange.mail')}>
            <strong>{subject}</strong>
            <p className={styles.text}>{text}</p>
          </article>
        ),
      }))}
    />
  );
}
