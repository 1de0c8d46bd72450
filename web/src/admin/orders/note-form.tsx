import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-commands.ts';

const EMPTY = { text: '' };

/** Adds a note to the history of an order. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('adminDialogs');
  const [form] = Form.useForm<typeof EMPTY>();
  const { mutate, isPending } = useOrderStep(orderId);
  const max = ORDER_LIMITS.ownNoteMax;
  return (
    <OrderForm
      orderId={orderId}
      form={form}
      name="noteAdded"
      disabled={isPending}
      initialValues={EMPTY}
      onFinish={({ text }) =>
        mutate({ type: 'noteAdded', text: text.trim() }, { onSuccess: () => form.setFieldsValue(EMPTY) })
      }
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
      <Button htmlType="submit" loading={isPending}>
        {t('orders.addNote')}
      </Button>
    </OrderForm>
  );
}
