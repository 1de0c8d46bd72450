import { Grid } from 'antd';
import { useTranslation } from 'react-i18next';
import { WAITING_STATES } from '@app/domain/mail/mail.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { MailCard } from './mail-card.tsx';
import { MailState } from './mail-state.tsx';
import { SendAgain } from './send-again.tsx';

const NoticeSettingsDialog = lazyChunk(
  async () => (await import('./notice-settings-dialog.tsx')).NoticeSettingsDialog,
);

/** The mails of the site, newest first; a failed one is sent again in its row, and a row opens the text. */
export function MailTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isPhone = Grid.useBreakpoint().md === false;
  return (
    <ResourceTab<Mail>
      collection="mail"
      label={t('mail.title')}
      loading={t('mail.loading')}
      counted={(count) => t('mail.shown', { count })}
      empty={<EmptyState title={t('mail.empty')} />}
      actions={
        <DialogButton title={t('mail.notices')}>
          {(close) => <NoticeSettingsDialog onClose={close} />}
        </DialogButton>
      }
      orderBy={['createdAt', 'desc']}
      sorts={{ to: 'to', createdAt: 'createdAt' }}
      filters={[
        choiceFilter({
          parameter: 'state',
          label: t('mail.filterLabel'),
          choices: ['all', 'PENDING', 'ERROR', 'SUCCESS'],
          labelOf: (state) => t(`mail.filters.${state}`),
          narrow: (state) => ({
            where: [
              state === 'PENDING'
                ? ['delivery.state', 'in', WAITING_STATES]
                : ['delivery.state', '==', state],
            ],
          }),
        }),
      ]}
      renderCard={(mail) => <MailCard mail={mail} />}
      view="table"
      table={{
        nameOf: ({ message }) => message.subject,
        columns: [
          {
            key: 'to',
            title: t('mail.recipient'),
            render: (_, { to, message }) => (
              <>
                {to}
                {isPhone && <div>{message.subject}</div>}
              </>
            ),
          },
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
        ],
      }}
    />
  );
}
