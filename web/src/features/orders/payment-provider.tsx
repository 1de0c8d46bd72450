import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { localizedPath } from '../../i18n/localized-path.ts';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import {
  PaymentActionsProvider,
  type CheckoutParameters,
  type PaymentActions,
  type PlacedOrder,
} from '../shared/payment-actions.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useToaster } from '../../ui/toast.tsx';

const PaymentFailure = lazyChunk(async () => (await import('./payment-failure.tsx')).PaymentFailure);

const loadOrderDialog = () => import('./order/order-dialog.tsx');
const OrderDialog = lazyChunk(async () => (await loadOrderDialog()).OrderDialog);

/** For this long after a press, another one belongs to a double press. */
const DOUBLE_PRESS_MS = 500;
const afterDoublePress = () => new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));

/**
 * Turns the prices of its children into buttons. The payment code is loaded when a price is first hovered or pressed.
 */
export function PaymentProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const { t } = useTranslation('common');
  const translations = useTranslations();
  const { showToast } = useToaster();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const [ordered, setOrdered] = useState<{
    product: Product;
    chosen: OrderLine | undefined;
    isOpen: boolean;
  } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const isOpening = useRef(false);
  const paymentActions = useMemo<PaymentActions>(() => {
    const openWidget = async (parameters: CheckoutParameters, title: string) => {
      const { openPayment } = await import('./open-payment.ts');
      // The alert is in Korean, like the widget, followed by the page language.
      const languages = [...new Set<Language>(['kr', language])];
      const outcome = await openPayment(parameters);
      if (outcome === 'loading') {
        await Promise.all(languages.map((each) => translations.load(each, ['orderPayment'])));
        const texts = languages.map((each) =>
          translations.in(each).getFixedT(null, 'orderPayment')('loading'),
        );
        window.alert(texts.join('\n\n'));
      }
      if (outcome === 'failed') {
        setHasFailed(true);
        setFailed(title);
      }
    };
    const pay = async (product: Product, chosen?: OrderLine) => {
      // A text that is missing when the dialog opens would suspend the page.
      await Promise.all([
        loadOrderDialog(),
        translations.load(language, ['order', 'productPage', 'product', 'submission']),
      ]);
      setOrdered({ product, chosen, isOpen: true });
    };
    const payOrder = async (token: string, title: string) => {
      const { orderQuery } = await import('../shared/order-query.ts');
      // A receipt that reads the order at the same time shares the request.
      const order = await queryClient.fetchQuery(orderQuery(token));
      if (order?.checkout) return openWidget(order.checkout, title);
      await navigate(localizedPath(paths.order(token), language));
    };
    const showOrder = async ({ token, order }: PlacedOrder, title: string) => {
      await navigate(localizedPath(paths.order(token), language));
      if (order.checkout) await openWidget(order.checkout, title);
    };
    const showConnectionError = () => showToast({ tone: 'error', title: t('error.connection') });
    // A double press, or another one while something loads, would open it twice.
    const once = (work: () => Promise<void>) => {
      if (isOpening.current) return;
      isOpening.current = true;
      const finish = () => {
        isOpening.current = false;
      };
      void Promise.all([work().catch(showConnectionError), afterDoublePress()]).then(finish);
    };
    return {
      // A failure shows when the price is pressed.
      prepare: () => void import('./payapp.ts').then(({ loadPayApp }) => loadPayApp()).catch(() => {}),
      pay: (product, chosen) => once(() => pay(product, chosen)),
      showOrder: (placed, title) => once(() => showOrder(placed, title)),
      checkOut: (parameters, title) => once(() => openWidget(parameters, title)),
      payOrder: (token, title) => once(() => payOrder(token, title)),
    };
  }, [language, t, translations, showToast, navigate, queryClient]);

  return (
    <PaymentActionsProvider value={paymentActions}>
      {children}
      {ordered && (
        <Suspense>
          <OrderDialog
            key={ordered.product.id}
            product={ordered.product}
            chosen={ordered.chosen}
            open={ordered.isOpen}
            onClose={() => setOrdered({ ...ordered, isOpen: false })}
            onPlaced={(placed) => {
              setOrdered(null);
              paymentActions.showOrder(placed, localized(ordered.product, 'title', language));
            }}
          />
        </Suspense>
      )}
      {hasFailed && (
        <Suspense>
          <PaymentFailure title={failed} onClose={() => setFailed(null)} />
        </Suspense>
      )}
    </PaymentActionsProvider>
  );
}
