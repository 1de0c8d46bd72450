import { useTranslation } from 'react-i18next';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { CardGrid } from '../lists/card-grid.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { Nothing, NothingFound } from '../lists/nothing.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useChoice } from '../lists/use-parameter.ts';
import { MailCard } from './mail-card.tsx';
import styles from './mail.module.css';

const FILTERS = ['all', 'ERROR', 'SUCCESS'] as const;

/** The mails that the site has written, the newest first, and what became of each. */
export function MailTab() {
  const { t } = useTranslation();
  const [filter, choose] = useChoice('state', FILTERS);
  return (
    <div className={styles.tab}>
      <Toolbar>
        <ChoiceField
          label={t('mail.filterLabel')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`mail.filters.${value}`) }))}
          onChoose={choose}
        />
      </Toolbar>
      <LiveList<Mail>
        key={filter}
        collection="mail"
        selections={(limit) => [
          {
            ...(filter === 'all' ? {} : { where: [['delivery.state', '==', filter]] }),
            orderBy: ['createdAt', 'desc'],
            limit,
          },
        ]}
        label={t('mail.title')}
        loading={t('mail.loading')}
        counted={(count) => t('mail.shown', { count })}
        empty={filter === 'all' ? <Nothing title={t('mail.empty')} /> : <NothingFound />}
      >
        {(mails) => <CardGrid items={mails}>{(mail) => <MailCard mail={mail} />}</CardGrid>}
      </LiveList>
    </div>
  );
}
