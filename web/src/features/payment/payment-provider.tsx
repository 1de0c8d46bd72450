import { useTranslation } from 'react-i18next';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import { PaymentActionsProvider, type PaymentActions, type Payable } from '../../lib/payment-actions.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useToaster } from '../../ui/toast.tsx';

const PaymentFailure = lazyChunk(async () => (await import('./payment-failure.tsx')).PaymentFailure);

const TOAST_MS = 5_000;

/**
 * Turns the prices of its children into buttons. The payment code is loaded when a price is first hovered or pressed.
 */
export function PaymentProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const { t } = useTranslation('common');
  const translations = useTranslations();
  const { showToast } = useToaster();
  const [hasFailed, setHasFailed] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const isOpening = useRef(false);
  const paymentActions = useMemo<PaymentActions>(() => {
    const pay = async (item: Payable) => {
      const { openPayment } = await import('./open-payment.ts');
      // The alert is in Korean, like the widget, followed by the page language.
      const languages = [...new Set<Language>(['kr', language])];
      const outcome = await openPayment(item);
      if (outcome === 'loading') {
        await Promise.all(languages.map((each) => translations.load(each, ['payment'])));
        const texts = languages.map((each) => translations.in(each).getFixedT(null, 'payment')('loading'));
        window.alert(texts.join('\n\n'));
      }
      if (outcome === 'failed') {
        setHasFailed(true);
        setFailed(item.title);
      }
    };
    const showConnectionError = () =>
      showToast({ tone: 'error', title: t('error.connection'), duration: TOAST_MS });
    return {
      // A failure shows when the price is pressed.
      prepare: () => void import('./payapp.ts').then(({ loadPayApp }) => loadPayApp()).catch(() => {}),
      pay: (item) => {
        // A second press while the widget loads would open it twice.
        if (isOpening.current) return;
        isOpening.current = true;
        const finish = () => {
          isOpening.current = false;
        };
        void pay(item).catch(showConnectionError).finally(finish);
      },
    };
  }, [language, t, translations, showToast]);

  return (
    <PaymentActionsProvider value={paymentActions}>
      {children}
      {hasFailed && (
        <Suspense>
          <PaymentFailure title={failed} onClose={() => setFailed(null)} />
        </Suspense>
      )}
    </PaymentActionsProvider>
  );
}
