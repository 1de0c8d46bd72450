import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { useOrderStep } from './use-order-commands.ts';

/** Adds a note to the history of an order. A text that could not be saved stays in the form. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('adminDialogs');
  const [form] = Form.useForm<{ text: string }>();
  const { mutate, isPending } = useOrderStep(orderId);
  const max = ORDER_LIMITS.ownNoteMax;
  return (
    <Form
      form={form}
      name="note"
      layout="vertical"
      disabled={isPending}
      onFinish={({ text }) =>
        mutate({ type: 'noteAdded', text: text.trim() }, { onSuccess: () => form.resetFields() })
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
    </Form>
  );
}
