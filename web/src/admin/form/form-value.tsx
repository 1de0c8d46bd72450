import { Form, type FormItemProps } from 'antd';
import type { ReactElement } from 'react';
import { useForm } from './form-context.ts';

interface FormValueProps extends Pick<
  FormItemProps,
  'valuePropName' | 'getValueProps' | 'getValueFromEvent'
> {
  name: string;
  /** Gets the value and its handlers as `value`, `onChange` and `onBlur`. */
  children: ReactElement;
}

/** A value of the form around it. It is validated when its control is left, and when the form is submitted. */
export function FormValue({ name, children, ...conversion }: FormValueProps) {
  const { ruleOf } = useForm();
  return (
    <Form.Item noStyle name={name} rules={[ruleOf(name)]} validateTrigger="onBlur" {...conversion}>
      {children}
    </Form.Item>
  );
}
