import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { requestCashReceipt } from '@app/domain/api/orders.ts';
import { CASH_RECEIPT_PURPOSES, isReceiptNumber } from '@app/domain/order/cash-receipt-number.ts';
import { call } from '../../../lib/api-client.ts';
import { appCheckHeader } from '../../../lib/app-check-header.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { submissionFailureDetail } from '../../../lib/submission-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { PrivacyNotice } from '../../../ui/privacy-notice.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import { orderQuery } from '../../../lib/order-query.ts';
import styles from './order-details.module.css';

type Values = RequestBodyOf<typeof requestCashReceipt>;

const EMPTY: Values = { purpose: 'incomeDeduction', number: '' };

const schema = object({
  purpose: string().oneOf(CASH_RECEIPT_PURPOSES).required(),
  number: string()
    .required()
    .test('fits', (number, { parent }) => isReceiptNumber((parent as Values).purpose, number)),
});

/** Asks for a cash receipt of an order. What was typed stays after a failure. */
export function CashReceiptForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation(['order', 'submission']);
  const { t: tSubmission } = useTranslation('submission');
  const { showToast } = useToaster();
  const queryClient = useQueryClient();
  useEffect(() => void appCheckHeader(), []);
  const { mutateAsync } = useMutation({
    mutationFn: (body: Values) =>
      call<typeof requestCashReceipt>('POST', `/api/orders/${encodePathSegment(token)}/cash-receipt`, {
        body,
      }),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(token).queryKey, order),
  });
  const [wasSent, setWasSent] = useState(false);
  const form = useFormik({
    initialValues: EMPTY,
    validationSchema: schema,
    validateOnBlur: false,
    // Errors appear with the first submission; each disappears when its field becomes valid.
    validateOnChange: wasSent,
    onSubmit: async (values) => {
      try {
        await mutateAsync(values);
        showToast({ tone: 'success', title: t('receipt.done') });
        onDone();
      } catch (error) {
        showToast({
          tone: 'error',
          title: t('receipt.failed'),
          ...submissionFailureDetail(error, tSubmission),
        });
      }
    },
  });
  const submit = (submission: FormEvent<HTMLFormElement>) => {
    setWasSent(true);
    form.handleSubmit(submission);
  };
  const { purpose } = form.values;
  return (
    <form className={styles.receipt} noValidate onSubmit={submit}>
      <SelectField
        label={t('receipt.purpose')}
        options={CASH_RECEIPT_PURPOSES.map((value) => ({ value, label: t(`receipt.purposes.${value}`) }))}
        {...form.getFieldProps('purpose')}
      />
      <TextField
        label={t(`receipt.numbers.${purpose}`)}
        error={form.errors.number && t(`receipt.wrongNumbers.${purpose}`)}
        required
        inputMode="numeric"
        autoComplete={purpose === 'incomeDeduction' ? 'tel' : 'off'}
        {...form.getFieldProps('number')}
      />
      <PrivacyNotice />
      <Button type="submit" disabled={form.isSubmitting}>
        {t(form.isSubmitting ? 'receipt.submitting' : 'receipt.submit')}
      </Button>
    </form>
  );
}
