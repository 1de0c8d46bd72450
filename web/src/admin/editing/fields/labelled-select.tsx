import { Select, type FormItemProps, type SelectProps } from 'antd';
import { Field } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { useLabel } from './use-label.ts';

interface LabelledSelectProps extends Pick<SelectProps, 'mode' | 'showSearch' | 'loading' | 'options'> {
  field: FieldOf<'choice' | 'products' | 'store' | 'thanks'>;
}

/** A select with the label of its field and its error. */
export function LabelledSelect({
  getValueProps,
  getValueFromEvent,
  ...select
}: LabelledSelectProps & Pick<FormItemProps, 'getValueProps' | 'getValueFromEvent'>) {
  return (
    <FormValue
      name={select.field.name}
      {...(getValueProps && { getValueProps })}
      {...(getValueFromEvent && { getValueFromEvent })}
    >
      <SelectOfField {...select} />
    </FormValue>
  );
}

function SelectOfField({ field, ...select }: LabelledSelectProps) {
  const { problemOf } = useForm();
  return (
    <Field label={useLabel()(field)} error={problemOf(field.name)}>
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Select
          size="large"
          virtual={false}
          status={isInvalid ? 'error' : ''}
          {...select}
          id={id}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
