import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormContext } from '../form/form-context.ts';
import type { Values } from '../form/values.ts';

interface FormOfProps {
  initialValues: Values;
  onFinish?: () => void;
  /** Renders the fields for the current values. */
  children: (values: Values) => ReactNode;
}

/** A form in which every value is required and valid, around the fields under test. */
export function FormOf({ initialValues, onFinish = () => {}, children }: FormOfProps) {
  const [form] = Form.useForm<Values>();
  const values = (Form.useWatch([], { form, preserve: true }) as Values | undefined) ?? initialValues;
  return (
    <FormContext
      value={{
        values,
        problemOf: () => undefined,
        ruleOf: () => ({}),
        isRequired: () => true,
        change: (name, value) =>
          form.setFieldValue(name, typeof value === 'function' ? value(form.getFieldsValue()) : value),
        keepUpload: () => {},
      }}
    >
      <Form form={form} name="fields" initialValues={initialValues} onFinish={onFinish}>
        {children(values)}
      </Form>
    </FormContext>
  );
}
