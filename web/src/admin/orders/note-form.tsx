import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-commands.ts';

const EMPTY = { text: '' };

/** Adds a note to the history of an order. */
export function NoteForm({ order }: { order: Order }) {
  const { t } = useTranslation('adminDialogs');
  const [form] = Form.useForm<typeof EMPTY>();
  const { start, isBusy } = useOrderStep(order, { onDone: () => form.setFieldsValue(EMPTY) });
  const max = ORDER_LIMITS.ownNoteMax;
  return (
    <OrderForm
      orderId={order.id}
      form={form}
      name="noteAdded"
      disabled={isBusy}
      initialValues={EMPTY}
      onFinish={({ text }) => start({ type: 'noteAdded', text: text.trim() })}
    >
      <Form.Item
        name="text"
        label={t('orders.ownNote')}
        extra={t('orders.ownNoteHint')}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('orders.ownNoteMissing') },
          { max, message: t('orders.tooLong', { max }) },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 8 }} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {t('orders.addNote')}
      </Button>
    </OrderForm>
  );
}
