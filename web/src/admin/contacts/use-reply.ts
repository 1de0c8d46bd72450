import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { replyToContact } from '@app/domain/api/contacts.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

interface Reply {
  message: string;
  idempotencyKey: string;
}

/** Sends a reply by mail; the live list shows it below the message. */
export function useReply(contactId: string, onSent: () => void) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: ({ message, idempotencyKey }: Reply) =>
      inSession(() =>
        call<typeof replyToContact>('POST', `/api/admin/contacts/${contactId}/replies`, {
          body: { message },
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    // Also when the form is no longer there.
    onSuccess: () => {
      toast.succeeded(t('contacts.replySent'));
      onSent();
    },
    onError: (error) => toast.failed(t('contacts.replyFailed'), error),
  });
}
