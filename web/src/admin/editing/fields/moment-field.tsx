import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { Field } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import styles from './moment-field.module.css';
import { isTouchScreen } from '../../is-touch-screen.ts';
import { useCurrentMinute } from '../../use-current-time.ts';
import { NativePicker } from './native-picker.tsx';
import { useLabel } from './use-label.ts';
import { useTypedMoment } from './use-typed-moment.ts';
import { WallTimePicker } from './wall-time-picker.tsx';

/** Can be typed in both languages. */
const ISO_FORMAT = 'YYYY-MM-DD HH:mm';

/** A date and time in Seoul, whatever the browser's time zone. */
export function MomentField({ field }: { field: FieldOf<'moment'> }) {
  return (
    <FormValue name={field.name}>
      <Moment field={field} />
    </FormValue>
  );
}

interface MomentProps {
  field: FieldOf<'moment'>;
  value?: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
}

function Moment({ field, value: text = '', onChange: change, onBlur }: MomentProps) {
  const { t } = useTranslation('admin');
  const shownFormat = t('editing.momentFormat');
  // The first format is shown; both can be typed.
  const formats = useMemo(() => [shownFormat, ISO_FORMAT], [shownFormat]);
  const { problemOf, isRequired } = useForm();
  const typed = useTypedMoment(text, (wallTime) => change?.(wallTime));
  const now = useCurrentMinute();
  const moment = fromWallTime(text);
  const isPast = field.warnsOfPast === true && moment !== null && moment < now;
  return (
    <Field
      label={useLabel()(field)}
      hint={t(isPast ? 'editing.pastHint' : 'editing.kstHint')}
      error={problemOf(field.name)}
    >
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => {
        const shared = {
          id,
          'aria-invalid': isInvalid,
          'aria-describedby': describedBy,
          'aria-required': isRequired(field.name),
          status: isInvalid ? ('error' as const) : isPast ? ('warning' as const) : ('' as const),
          size: 'large' as const,
        };
        return isTouchScreen() ? (
          <NativePicker
            {...shared}
            type="datetime-local"
            value={text}
            onChange={(wallTime) => change?.(wallTime)}
            onBlur={onBlur}
          />
        ) : (
          <WallTimePicker
            {...shared}
            classNames={{ popup: { root: styles.popup ?? '' } }}
            format={formats}
            showTime={{ format: 'HH:mm' }}
            needConfirm={false}
            allowClear={field.fallback !== undefined}
            {...typed}
            onBlur={(event) => {
              typed.onBlur(event);
              onBlur?.();
            }}
          />
        );
      }}
    </Field>
  );
}
