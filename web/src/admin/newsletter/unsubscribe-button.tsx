import { useTranslation } from 'react-i18next';
import type { unsubscribeByAdmin } from '@app/domain/api/newsletter.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { call } from '../../lib/api-client.ts';
import { CommandButton } from '../commands/command-button.tsx';

/** Unsubscribes a reader who asked for it in another way than by the link in the newsletters. */
export function UnsubscribeButton({ subscription: { id, email } }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      aria-keyshortcuts="d"
      aria-label={t('newsletter.nameOfUnsubscribe', { email })}
      command={{
        asks: () => ({
          question: t('newsletter.question', { email }),
          consequence: t('newsletter.consequence'),
          keep: t('newsletter.keep'),
          yes: t('newsletter.unsubscribe'),
        }),
        request: () => call<typeof unsubscribeByAdmin>('POST', `/api/admin/newsletter/${id}/unsubscribe`),
        done: t('newsletter.unsubscribed'),
        failed: t('newsletter.unsubscribeFailed'),
        changes: id,
      }}
    >
      {t('newsletter.unsubscribe')}
    </CommandButton>
  );
}
