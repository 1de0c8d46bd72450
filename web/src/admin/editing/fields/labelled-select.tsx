import { Select, type SelectProps } from 'antd';
import { Field } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { useLabel } from './use-label.ts';

interface LabelledSelectProps<Value> extends Pick<
  SelectProps<Value>,
  'mode' | 'showSearch' | 'loading' | 'value' | 'onChange' | 'options'
> {
  field: FieldOf<'choice' | 'products' | 'thanks'>;
}

/** A select with the label of its field and its error. */
export function LabelledSelect<Value>({ field, ...select }: LabelledSelectProps<Value>) {
  const { problemOf } = useForm();
  return (
    <Field label={useLabel()(field)} error={problemOf(field.name)}>
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Select<Value>
          id={id}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          size="large"
          virtual={false}
          status={isInvalid ? 'error' : ''}
          {...select}
        />
      )}
    </Field>
  );
}
