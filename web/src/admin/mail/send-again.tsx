import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { retryMail } from '@app/domain/api/mails.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** Queues a failed mail again; the live list shows its new state. */
export function SendAgain({ mail: { id, to }, ...size }: { mail: Mail } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => inSession(() => call<typeof retryMail>('POST', `/api/admin/mails/${id}/retry`)),
    onSuccess: () => toast.succeeded(t('mail.queued')),
    onError: (error) => toast.failed(t('mail.againFailed'), error),
  });
  return (
    <Button
      {...size}
      loading={isPending}
      aria-keyshortcuts="r"
      aria-label={t('mail.nameOfAgain', { address: to })}
      onClick={() => mutate()}
    >
      {isPending ? t('mail.sending') : t('mail.again')}
    </Button>
  );
}
