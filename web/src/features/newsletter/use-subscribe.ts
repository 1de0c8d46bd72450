import { useTranslation } from 'react-i18next';
import { useRef, useState } from 'react';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useToaster } from '../../ui/toast.tsx';

const loadSender = () => import('./send-subscription.ts');

/** For a form that somebody reaches for; whether it came is seen when it is sent. */
export const prepareToSubscribe = () => void loadSender().catch(() => null);

/** Sends a subscription and tells in a toast how it went. `send` answers whether it was taken. */
export function useSubscribe() {
  const { t } = useTranslation(['newsletter', 'common']);
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const [pending, setPending] = useState(false);
  // The state is seen only after the next render: two presses in one moment must not send twice.
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
