import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { parseNumber } from '../form/number-text.ts';

interface WonFieldProps {
  label: string;
  extra?: ReactNode;
  min?: number;
  max: number;
}

/** The field `won` of a form: whole won from `min` to `max`. */
export function WonField({ label, extra, min = 1, max }: WonFieldProps) {
  const { t } = useTranslation('adminDialogs');
  return (
    <Form.Item
      name="won"
      label={label}
      extra={extra}
      validateTrigger="onSubmit"
      rules={[
        {
          required: true,
          type: 'integer',
          min,
          max,
          transform: (text: string) => parseNumber(text, 0),
          message: t('orders.wonRange', { min: formatWon(min), max: formatWon(max) }),
        },
      ]}
    >
      <Input inputMode="numeric" autoComplete="off" />
    </Form.Item>
  );
}
