import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWon } from '@app/domain/shared/money.ts';
import { NumberItem } from '../form/number-item.tsx';

interface WonFieldProps {
  label: string;
  extra?: ReactNode;
  min?: number;
  max: number;
}

/** The field `won` of a form: whole won from `min` to `max`. */
export function WonField({ label, extra, min = 1, max }: WonFieldProps) {
  const { t } = useTranslation('adminDialogs');
  return (
    <NumberItem
      name="won"
      label={label}
      extra={extra}
      min={min}
      max={max}
      message={t('orders.wonRange', { min: formatWon(min), max: formatWon(max) })}
    />
  );
}
