import { Alert, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { cashReceiptDeadline, cashReceiptWon } from '@app/domain/order/cash-receipt.ts';
import { APPROVAL_NO, NO_BUYER_NUMBER } from '@app/domain/order/cash-receipt-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderForm } from './order-form.tsx';
import { useCashReceipt } from './use-order-commands.ts';

/** Records the cash receipt that the owner has issued, corrected or cancelled at Hometax, while one is due. */
export function ReceiptForm({ order }: { order: Order }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const { ledger, cashReceiptDueSince } = order;
  const form = `receipt-${cashReceiptDueSince?.getTime()}`;
  const { start, isBusy } = useCashReceipt(order, form);
  if (!cashReceiptDueSince) return null;
  const { purpose, number, issuedWon = 0 } = ledger.cashReceipt ?? {};
  const won = cashReceiptWon(ledger);
  const task = won === 0 ? 'receiptCancel' : issuedWon > 0 ? 'receiptCorrect' : 'receiptIssue';
  const facts = {
    won: formatWon(won),
    day: formatEventTime(cashReceiptDeadline(cashReceiptDueSince), language),
  };
  return (
    <section aria-label={t('orders.receipt')}>
      <Alert
        type="warning"
        showIcon
        title={t(`adminDialogs:orders.${task}`, facts)}
        description={t(`adminDialogs:orders.receiptFor.${purpose ?? 'nobody'}`, {
          number: number ?? NO_BUYER_NUMBER,
        })}
      />
      <OrderForm
        orderId={order.id}
        name={form}
        disabled={isBusy}
        initialValues={{ approvalNo: '' }}
        onFinish={({ approvalNo }) => start({ won, number: number ?? null, approvalNo: approvalNo.trim() })}
      >
        <Form.Item
          name="approvalNo"
          label={t('adminDialogs:orders.approvalNo')}
          validateTrigger="onSubmit"
          rules={[
            {
              required: true,
              transform: (text?: string) => text?.trim(),
              pattern: APPROVAL_NO,
              message: t('adminDialogs:orders.approvalNoWrong'),
            },
          ]}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('adminDialogs:orders.receiptRecord')}
        </Button>
      </OrderForm>
    </section>
  );
}
