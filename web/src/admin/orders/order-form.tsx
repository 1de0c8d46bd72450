import type { FormProps } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import type { ReactNode } from 'react';
import { findText, forgetText, useKeptValues } from '../form/kept-text.ts';

const keptId = (orderId: string, form: string) => `${orderId}/${form}`;

/** Returns whether something was typed into a form of an order and its command was not sent. */
export const isFormKept = (orderId: string, form: string) =>
  findText('orders', keptId(orderId, form)) !== null;

/** The command of a form has succeeded. */
export const forgetForm = (orderId: string, form: string) => forgetText('orders', keptId(orderId, form));

interface OrderFormProps<Values> extends Omit<FormProps<Values>, 'initialValues' | 'children'> {
  orderId: string;
  name: string;
  initialValues: Values;
  children: ReactNode;
}

/** A form of an order's dialog. What is typed is kept in this browser until its command succeeds. */
export function OrderForm<Values extends object>({
  orderId,
  name,
  initialValues,
  ...props
}: OrderFormProps<Values>) {
  const kept = useKeptValues('orders', keptId(orderId, name), initialValues);
  return (
    <AdminForm<Values>
      {...props}
      initialValues={kept.initial}
      onValuesChange={(_, values) => kept.keep(values)}
    />
  );
}
