import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { DeferredContent } from '../../../ui/deferred-content.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import type { OrderView } from '../../shared/order-query.ts';
import styles from './order-details.module.css';

const CashReceiptForm = lazyChunk(async () => (await import('./cash-receipt-form.tsx')).CashReceiptForm);

interface CashReceiptProps {
  token: string;
  receipt: NonNullable<OrderView['cashReceipt']>;
}

/** What is known of the cash receipt of an order, and the form that asks for one until it is issued. */
export function CashReceipt({ token, receipt }: CashReceiptProps) {
  const { t } = useTranslation(['order', 'common']);
  const [isOpen, setOpen] = useState(false);
  const heading = useFocusWhen(!isOpen);
  const { purpose, numberEnd, isIssued } = receipt;
  const subject = purpose && numberEnd && { purpose: t(`receipt.purposes.${purpose}`), end: numberEnd };
  const text = subject
    ? t(isIssued ? 'receipt.issued' : 'receipt.requested', subject)
    : isIssued
      ? t('receipt.issuedUnasked', { phone: BRAND.phone })
      : t('receipt.lead');
  return (
    <section className={styles.payment} aria-label={t('receipt.title')}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('receipt.title')}
      </h2>
      <p>{text}</p>
      {!isIssued && !isOpen && (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t(subject ? 'receipt.change' : 'receipt.ask')}
        </Button>
      )}
      {!isIssued && isOpen && (
        <DeferredContent placeholder={<Spinner label={t('common:loading')} />} fallback={LoadFailure}>
          <CashReceiptForm token={token} onDone={() => setOpen(false)} />
        </DeferredContent>
      )}
    </section>
  );
}
