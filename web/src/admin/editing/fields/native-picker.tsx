import { Input, type InputProps } from 'antd';

interface NativePickerProps extends Omit<InputProps, 'onChange' | 'type' | 'value'> {
  type: 'date' | 'datetime-local' | 'time';
  /** A wall-clock time as the field of this type states it, such as `2026-11-28T14:00`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own picker of a day or a time, for touch screens. It computes in no time zone. */
export function NativePicker({ onChange, ...input }: NativePickerProps) {
  return (
    <Input
      {...input}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // Enter accepts what is typed and does not submit the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
