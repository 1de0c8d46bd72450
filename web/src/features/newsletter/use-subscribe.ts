import { useTranslation } from 'react-i18next';
import { useRef, useState } from 'react';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useToaster } from '../../ui/toast.tsx';

const loadSender = () => import('./send-subscription.ts');

/** Preloads the sending code when a visitor focuses the form. A failure shows when the form is sent. */
export const prepareToSubscribe = () => void loadSender().catch(() => null);

/** Returns a function that sends a subscription, shows the result in a toast and returns whether it was accepted. */
export function useSubscribe() {
  const { t } = useTranslation(['newsletter', 'common']);
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const [pending, setPending] = useState(false);
  // A ref, because state changes only with the next render and a double press must not send twice.
  const sending = useRef(false);

  const send = async (body: RequestBodyOf<typeof subscribe>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setPending(true);
    const outcome = await loadSender()
      .then(({ sendSubscription }) => sendSubscription(body, language))
      .catch(() => ({}));
    sending.current = false;
    setPending(false);
    if (outcome === 'taken') showToast({ tone: 'success', title: t('success'), detail: t('confirm') });
    else if (outcome === 'exists') showToast({ tone: 'error', title: t('exists') });
    else showToast({ tone: 'error', title: t('common:error.form'), ...outcome });
    return outcome === 'taken';
  };
  return { send, pending };
}
