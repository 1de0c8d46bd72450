import { Form, type FormProps } from 'antd';
import { useId, type PropsWithChildren } from 'react';

/**
 * antd's form, with ids of its own for its fields: several can be open at once, and a label would put the focus into the field of
 * another form that has the same id.
 */
export function AdminForm<Values extends object>(props: PropsWithChildren<FormProps<Values>>) {
  return <Form<Values> name={useId()} layout="vertical" scrollToFirstError={{ focus: true }} {...props} />;
}
