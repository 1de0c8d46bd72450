import { Select, type SelectProps } from 'antd';
import { useId } from 'react';
import styles from './toolbar.module.css';

interface ChoiceFieldProps<Value extends string> extends Pick<
  SelectProps<Value>,
  'disabled' | 'showSearch' | 'placeholder' | 'notFoundContent' | 'onOpenChange' | 'onPopupScroll'
> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A filter of a list. */
export function ChoiceField<Value extends string>({ label, onChoose, ...select }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        virtual={false}
        popupMatchSelectWidth={false}
        classNames={{ popup: { root: styles.popup ?? '' } }}
        {...select}
        onChange={onChoose}
      />
    </div>
  );
}
