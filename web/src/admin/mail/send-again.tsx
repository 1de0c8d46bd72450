import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { retryMail } from '@app/domain/api/mails.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { call } from '../../lib/api-client.ts';
import { CommandButton } from '../commands/command-button.tsx';

/** Queues a failed mail again; the live list shows its new state. */
export function SendAgain({ mail, ...size }: { mail: Mail } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      {...size}
      aria-keyshortcuts="r"
      aria-label={t('mail.nameOfAgain', { address: mail.to })}
      busyLabel={t('mail.sending')}
      command={{
        request: () => call<typeof retryMail>('POST', `/api/admin/mails/${mail.id}/retry`),
        done: t('mail.queued'),
        failed: t('mail.againFailed'),
        changes: mail,
      }}
    >
      {t('mail.again')}
    </CommandButton>
  );
}
