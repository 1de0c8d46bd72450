import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import { useToaster } from '../../ui/toast.tsx';

/**
 * Returns `send`, which sends a subscription, shows the result in a toast and returns whether it was accepted, and `prepare`,
 * which preloads what sending needs when a visitor focuses the form. A failure to load shows when the form is sent.
 */
export function useSubscribe() {
  const { t } = useTranslation(['newsletter', 'common']);
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();

  const loadSender = async () => {
    const [{ sendSubscription }] = await Promise.all([
      import('./send-subscription.ts'),
      translations.load(language, ['submission']),
    ]);
    return (body: RequestBodyOf<typeof subscribe>) =>
      sendSubscription(body, translations.in(language).getFixedT(null, 'submission'));
  };

  const prepare = () => void loadSender().catch(() => null);

  const send = async (body: RequestBodyOf<typeof subscribe>): Promise<boolean> => {
    const outcome = await loadSender()
      .then((sendSubscription) => sendSubscription(body))
      .catch(() => ({}));
    if (outcome === 'taken') showToast({ tone: 'success', title: t('success'), detail: t('confirm') });
    else if (outcome === 'exists') showToast({ tone: 'error', title: t('exists') });
    else showToast({ tone: 'error', title: t('common:error.form'), ...outcome });
    return outcome === 'taken';
  };
  return { prepare, send };
}
