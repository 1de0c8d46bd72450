import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode, useId, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { createOrder } from '@app/domain/api/orders.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { call } from '../../../lib/api-client.ts';
import { refusalAmong } from '../../../lib/api-error.ts';
import type { PlacedOrder } from '../../shared/payment-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useVisitorForm } from '../../../ui/use-visitor-form.ts';
import { AddressSearch } from './address-search.tsx';
import { OrderTotals } from './order-totals.tsx';
import { ReturnTerms } from './return-terms.tsx';
import { EMPTY_ORDER, orderBody, orderFormSchema, type OrderError } from './order-values.ts';
import { type Shortage, shortagesOf } from './shortages.ts';
import styles from './order-form.module.css';

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  /** Beside the label. */
  children?: ReactNode;
}

/** A checkbox with its label and error. */
function CheckField({ label, error, children, ...input }: CheckFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles.check}>
        <input
          type="checkbox"
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The refusals of the server that have a text of their own. */
const REFUSALS = [
  'price_changed',
  'out_of_stock',
  'order_refused',
  'not_found',
  'payment_unavailable',
  'idempotency_conflict',
] as const;

interface OrderFormProps {
  /** What is ordered, with the price of one piece in won. */
  lines: readonly (OrderLine & { won: number })[];
  onPlaced: (order: PlacedOrder) => void;
  /** Called when an order is refused, with what it says about the lines. */
  onRefused: (shortages: readonly Shortage[]) => void;
  /** The lines. */
  children: ReactNode;
}

/** Who orders, who receives, and the total of an order. */
export function OrderForm({ lines, onPlaced, onRefused, children }: OrderFormProps) {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const amount = orderAmount(
    lines.map(({ won, quantity }) => ({ unitWon: won, quantity })),
    BRAND.delivery,
  );
  const { form, field, submit } = useVisitorForm({
    initialValues: EMPTY_ORDER,
    schema: orderFormSchema,
    errorText: (error: OrderError) => t(`validation.${error}`),
    async send(sent, idempotencyKey) {
      const placed = await call<typeof createOrder>('POST', '/api/orders', {
        body: orderBody(lines, sent, amount.totalWon, language),
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      onPlaced(placed);
      return undefined;
    },
    failed: t('errors.other'),
    onFailure(error) {
      // The prices that the page shows may be outdated.
      void queryClient.invalidateQueries();
      const shortages = shortagesOf(error, lines);
      onRefused(shortages);
      if (shortages.length > 0 && shortages.every(({ problem }) => problem === 'soldOut'))
        return { title: t('errors.sold_out') };
      const refusal = refusalAmong(REFUSALS, error);
      return refusal && { title: t(`errors.${refusal}`, { phone: BRAND.phone }) };
    },
    onInvalid: (_, title) => ({ title }),
  });
  const { values } = form;

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      {children}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('buyer')}</legend>
        <TextField label={t('name')} {...field('name')} required autoComplete="name" />
        <EmailField label={t('email')} {...field('email')} />
        <TextField
          label={t('phone')}
          {...field('phone')}
          hint={t('phoneHint')}
          required
          type="tel"
          autoComplete="tel"
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('recipient')}</legend>
        <CheckField label={t('sameRecipient')} {...field('isRecipient')} />
        {!values.isRecipient && (
          <div className={styles.pair}>
            <TextField
              label={t('recipientName')}
              {...field('recipientName')}
              required
              autoComplete="shipping name"
            />
            <TextField
              label={t('recipientPhone')}
              {...field('recipientPhone')}
              required
              type="tel"
              autoComplete="shipping tel"
            />
          </div>
        )}
        <AddressSearch
          onChoose={({ postalCode, address }) => {
            void form.setValues({ ...values, postalCode, address });
            formRef.current?.querySelector<HTMLElement>('[name="addressDetail"]')?.focus();
          }}
        />
        <TextField
          label={t('postalCode')}
          {...field('postalCode')}
          required
          inputMode="numeric"
          autoComplete="shipping postal-code"
        />
        <TextField
          label={t('address')}
          {...field('address')}
          required
          autoComplete="shipping address-line1"
        />
        <TextField
          label={t('addressDetail')}
          {...field('addressDetail')}
          note={t('optional')}
          autoComplete="shipping address-line2"
        />
        <TextField label={t('note')} {...field('note')} note={t('optional')} autoComplete="off" />
      </fieldset>
      {lines.length > 0 && (
        <>
          <OrderTotals amount={amount} isOpen />
          <ReturnTerms totalWon={amount.totalWon} rule={BRAND.returns} />
        </>
      )}
      <CheckField label={t('agree')} required {...field('agreed')}>
        <LocalLink to={paths.terms} target="_blank">
          {t('terms')}
        </LocalLink>
      </CheckField>
      <p className={styles.hint}>
        {t('otherPayment.offer')}{' '}
        <LocalLink to={paths.contact} target="_blank">
          {t('otherPayment.contact')}
        </LocalLink>
      </p>
      <PrivacyNotice />
      <Button type="submit" className={styles.submit} disabled={form.isSubmitting || lines.length === 0}>
        {form.isSubmitting ? t('submitting') : t('submit', { won: formatWon(amount.totalWon) })}
      </Button>
    </form>
  );
}
