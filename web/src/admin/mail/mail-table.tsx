import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ListTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import { MailCard } from './mail-card.tsx';
import { MailState } from './mail-state.tsx';
import { SendAgain } from './send-again.tsx';

interface MailTableProps {
  mails: readonly Mail[];
  sorting: Sorting | undefined;
}

/** The mails as a table; a failed one is sent again in its row, and a row opens the text. */
export function MailTable({ mails, sorting }: MailTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const columns: TableColumnsType<Mail> = [
    { key: 'to', title: t('mail.recipient'), render: (_, { to }) => to },
    {
      key: 'subject',
      title: t('mail.subject'),
      responsive: ['md'],
      render: (_, { message }) => message.subject,
    },
    {
      key: 'createdAt',
      title: t('mail.queuedAt'),
      responsive: ['lg'],
      render: (_, { createdAt }) => t('bookings.kst', { moment: formatEventTime(createdAt, language) }),
    },
    {
      key: 'state',
      title: t('mail.filterLabel'),
      render: (_, mail) => (
        <>
          <MailState mail={mail} />{' '}
          {mail.delivery?.state === 'ERROR' && <SendAgain mail={mail} size="small" />}
        </>
      ),
    },
  ];
  return (
    <ListTable
      items={mails}
      columns={columns}
      sorting={sorting}
      nameOf={({ message }) => message.subject}
      renderDetail={(mail) => <MailCard mail={mail} />}
    />
  );
}
