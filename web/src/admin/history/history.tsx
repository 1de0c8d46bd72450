import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './history.module.css';

export interface HistoryEntry {
  key: string;
  title: string;
  /** Those that are false or empty are left out. */
  facts: readonly (string | false | undefined)[];
  at: Date;
  action?: ReactNode;
  /** Below the time. */
  detail?: ReactNode;
}

/** What happened, each with its time, along a line. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <ol className={styles.history}>
      {entries.map(({ key, title, facts, at, action, detail }) => (
        <li key={key}>
          <strong>{title}</strong> {facts.filter(Boolean).join(' · ')}
          <br />
          <small>{t('bookings.kst', { moment: formatEventTime(at, language) })}</small> {action}
          {detail}
        </li>
      ))}
    </ol>
  );
}
