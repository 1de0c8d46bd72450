import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { requestCashReceipt } from '@app/domain/api/orders.ts';
import { CASH_RECEIPT_PURPOSES, isReceiptNumber } from '@app/domain/order/cash-receipt-number.ts';
import { call } from '../../../lib/api-client.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useVisitorForm } from '../../../ui/use-visitor-form.ts';
import { orderQuery } from '../../shared/order-query.ts';
import styles from './order-details.module.css';

type Values = RequestBodyOf<typeof requestCashReceipt>;

const EMPTY: Values = { purpose: 'incomeDeduction', number: '' };

const schema = object({
  purpose: string().oneOf(CASH_RECEIPT_PURPOSES).required(),
  number: string()
    .default('')
    .test('fits', (number, { parent, createError }) => {
      const { purpose } = parent as Values;
      return isReceiptNumber(purpose, number) || createError({ message: purpose });
    }),
});

/** Asks for a cash receipt of an order. What was typed stays after a failure. */
export function CashReceiptForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation(['order', 'submission']);
  const queryClient = useQueryClient();
  const { form, field, submit } = useVisitorForm({
    initialValues: EMPTY,
    schema,
    errorText: (purpose: Values['purpose']) => t(`receipt.wrongNumbers.${purpose}`),
    async send(body) {
      const path = `/api/orders/${encodePathSegment(token)}/cash-receipt`;
      const order = await call<typeof requestCashReceipt>('POST', path, { body });
      queryClient.setQueryData(orderQuery(token).queryKey, order);
      onDone();
      return { title: t('receipt.done') };
    },
    failed: t('receipt.failed'),
  });
  const { purpose } = form.values;
  return (
    <form className={styles.receipt} noValidate onSubmit={submit}>
      <SelectField
        label={t('receipt.purpose')}
        options={CASH_RECEIPT_PURPOSES.map((value) => ({ value, label: t(`receipt.purposes.${value}`) }))}
        {...field('purpose')}
      />
      <TextField
        label={t(`receipt.numbers.${purpose}`)}
        required
        inputMode="numeric"
        autoComplete={purpose === 'incomeDeduction' ? 'tel' : 'off'}
        {...field('number')}
      />
      <PrivacyNotice />
      <Button type="submit" disabled={form.isSubmitting}>
        {t(form.isSubmitting ? 'receipt.submitting' : 'receipt.submit')}
      </Button>
    </form>
  );
}
