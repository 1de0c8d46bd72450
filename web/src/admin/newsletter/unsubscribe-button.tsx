import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { unsubscribeByAdmin } from '@app/domain/api/newsletter.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { call } from '../../lib/api-client.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** Unsubscribes a reader who asked for it in another way than by the link in the newsletters. */
export function UnsubscribeButton({ subscription: { id, email } }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      inSession(() => call<typeof unsubscribeByAdmin>('POST', `/api/admin/newsletter/${id}/unsubscribe`)),
    onSuccess: () => toast.succeeded(t('newsletter.unsubscribed')),
    onError: (error) => toast.failed(t('newsletter.unsubscribeFailed'), error),
  });
  return (
    <>
      <Button
        loading={isPending}
        aria-keyshortcuts="d"
        aria-label={t('newsletter.nameOfUnsubscribe', { email })}
        onClick={() => setConfirming(true)}
      >
        {t('newsletter.unsubscribe')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={t('newsletter.question', { email })}
        keep={t('newsletter.keep')}
        yes={t('newsletter.unsubscribe')}
        onKeep={() => setConfirming(false)}
        onYes={() => mutate()}
      >
        {t('newsletter.consequence')}
      </ConfirmDialog>
    </>
  );
}
