import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { appCheckHeader } from '../../../lib/app-check-header.ts';
import type { PlacedOrder } from '../../../lib/payment-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import { AddressSearch } from './address-search.tsx';
import { CheckField } from './check-field.tsx';
import styles from './order-form.module.css';
import { OrderTotals } from './order-totals.tsx';
import { ReturnTerms } from './return-terms.tsx';
import {
  EMPTY_ORDER,
  ORDER_FIELDS,
  orderBody,
  orderErrorName,
  orderFormSchema,
  type OrderField,
} from './order-values.ts';
import { type Shortage, shortagesOf } from './shortages.ts';
import { explainOrderFailure, useCreateOrder } from './use-create-order.ts';

const TOAST_MS = 5_000;

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
  const { t: tSubmission } = useTranslation('submission');
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const create = useCreateOrder();
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  useEffect(() => void appCheckHeader(), []);
  /** Stays the same until an order succeeds, so that a double press or a retry after a lost response creates one order. */
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const form = useFormik({
    initialValues: EMPTY_ORDER,
    validationSchema: orderFormSchema,
    validateOnBlur: false,
    // Errors appear with the first submission; each disappears when its field becomes valid.
    validateOnChange: wasSent,
    onSubmit: async (values) => {
      try {
        const body = orderBody(lines, values, amount.totalWon, language);
        const placed = await create.mutateAsync({ body, idempotencyKey });
        setIdempotencyKey(crypto.randomUUID());
        onPlaced(placed);
      } catch (error) {
        const shortages = shortagesOf(error, lines);
        onRefused(shortages);
        const texts = explainOrderFailure(error, shortages, t, tSubmission);
        showToast({ tone: 'error', ...texts, duration: TOAST_MS });
      }
    },
  });
  const { values } = form;
  const amount = orderAmount(
    lines.map(({ won, quantity }) => ({ unitWon: won, quantity })),
    BRAND.delivery,
  );

  const errorText = (field: OrderField) => {
    const name = orderErrorName(form.errors[field]);
    return name && t(`validation.${name}`);
  };
  const field = (name: Exclude<OrderField, 'agreed'>, label: string) => ({
    label,
    error: errorText(name),
    ...form.getFieldProps(name),
  });

  const submit = async (submission: FormEvent): Promise<void> => {
    submission.preventDefault();
    setWasSent(true);
    const errors = await form.validateForm();
    const wrong = ORDER_FIELDS.find((name) => errors[name]);
    const name = wrong && orderErrorName(errors[wrong]);
    if (!name) return void (await form.submitForm());
    showToast({ tone: 'error', title: t(`validation.${name}`), duration: TOAST_MS });
    formRef.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(submission) => void submit(submission)}>
      {children}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('buyer')}</legend>
        <TextField {...field('name', t('name'))} required autoComplete="name" />
        <EmailField {...field('email', t('email'))} />
        <TextField
          {...field('phone', t('phone'))}
          hint={t('phoneHint')}
          required
          type="tel"
          autoComplete="tel"
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('recipient')}</legend>
        <CheckField
          label={t('sameRecipient')}
          checked={values.isRecipient}
          name="isRecipient"
          onChange={form.handleChange}
        />
        {!values.isRecipient && (
          <div className={styles.pair}>
            <TextField
              {...field('recipientName', t('recipientName'))}
              required
              autoComplete="shipping name"
            />
            <TextField
              {...field('recipientPhone', t('recipientPhone'))}
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
          {...field('postalCode', t('postalCode'))}
          required
          inputMode="numeric"
          autoComplete="shipping postal-code"
        />
        <TextField {...field('address', t('address'))} required autoComplete="shipping address-line1" />
        <TextField
          {...field('addressDetail', t('addressDetail'))}
          note={t('optional')}
          autoComplete="shipping address-line2"
        />
        <TextField {...field('note', t('note'))} note={t('optional')} autoComplete="off" />
      </fieldset>
      {lines.length > 0 && (
        <>
          <OrderTotals amount={amount} isOpen />
          <ReturnTerms totalWon={amount.totalWon} rule={BRAND.returns} />
        </>
      )}
      <CheckField
        label={t('agree')}
        checked={values.agreed}
        name="agreed"
        required
        error={errorText('agreed')}
        onChange={form.handleChange}
      >
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
