import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { parseNumber } from './number-text.ts';

interface NumberItemProps {
  name: string;
  label: string;
  extra?: ReactNode;
  min?: number;
  max: number;
  /** The error of any text that is not a whole number from `min` to `max`. */
  message: string;
  isOptional?: boolean;
  validateTrigger?: 'onSubmit' | 'onChange';
  /** An error of the server. */
  failure?: string | false;
  className?: string | undefined;
}

/** A field of a form for a whole number, typed as text in any way that `parseNumber` reads. */
export function NumberItem({
  name,
  label,
  extra,
  min = 1,
  max,
  message,
  isOptional,
  validateTrigger = 'onSubmit',
  failure,
  className,
}: NumberItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      validateTrigger={validateTrigger}
      {...(failure && { validateStatus: 'error', help: failure })}
      rules={[
        {
          required: !isOptional,
          type: 'integer',
          min,
          max,
          transform: (text: string) => parseNumber(text, 0),
          message,
        },
      ]}
    >
      <Input className={className ?? ''} inputMode="numeric" autoComplete="off" />
    </Form.Item>
  );
}
