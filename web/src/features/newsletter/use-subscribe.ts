import { useRef, useState } from 'react';
import type { SentBodyOf } from '@app/domain/api/endpoint.ts';
import type { subscribe } from '@app/domain/api/newsletter.ts';
import { useMessages } from '../../i18n/messages.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useToaster } from '../../ui/toast.tsx';
import { useNewsletterWords } from './words.ts';

/** Sends a subscription and tells in a toast how it went. `send` answers whether it was taken. */
export function useSubscribe() {
  const { error: errors } = useMessages();
  const words = useNewsletterWords();
  const { showToast } = useToaster();
  const [pending, setPending] = useState(false);
  // The state is seen only after the next render: two presses in one moment must not send twice.
  const sending = useRef(false);

  const send = async (body: SentBodyOf<typeof subscribe>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setPending(true);
    try {
      await call<typeof subscribe>('POST', '/api/newsletter', { body });
      showToast({ tone: 'success', title: words.success });
      return true;
    } catch (error) {
      const exists = error instanceof ApiError && error.status === 409;
      showToast({ tone: 'error', title: exists ? words.exists : errors.form });
      return false;
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  return { send, pending };
}
