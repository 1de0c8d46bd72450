import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { requestReturn } from '@app/domain/api/orders.ts';
import { BRAND } from '@app/domain/brand.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { call } from '../../../lib/api-client.ts';
import type { OrderView } from '../../shared/order-query.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { QuestionButton } from '../../../ui/question-button.tsx';
import styles from './order-details.module.css';
import { useOrderChange } from './use-order-change.ts';

type Period = OrderView['returnPeriods'][number];

interface ReturnFormProps {
  token: string;
  /** The reasons for which a return can be requested now; at least one. */
  periods: readonly Period[];
  rule: NonNullable<OrderView['returns']>;
}

/** Asks for a return, after a question that says what is paid back. What was typed stays after a failure. */
function ReturnForm({ token, periods, rule }: ReturnFormProps) {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const [chosen, choose] = useState(periods[0]!.why);
  const [text, setText] = useState('');
  const { why, until, refundWon } = periods.find((period) => period.why === chosen) ?? periods[0]!;
  const { mutate, isPending } = useOrderChange(token, 'return', (body: RequestBodyOf<typeof requestReturn>) =>
    call<typeof requestReturn>('POST', `/api/orders/${encodePathSegment(token)}/return`, { body }),
  );
  const refund = t(`return.refunds.${why}`, {
    won: formatWon(refundWon),
    fee: formatWon(rule.feeWon),
  });
  const end = until
    ? t('return.until', { day: formatBadgeDate(new Date(until), language) })
    : t(`return.untilUnknown.${why}`, { days: rule.days });
  return (
    <div className={styles.receipt}>
      <SelectField
        label={t('return.why')}
        options={periods.map((period) => ({ value: period.why, label: t(`return.reasons.${period.why}`) }))}
        value={why}
        onChange={({ target }) => choose(target.value as Period['why'])}
      />
      <p>
        {end} {refund}
      </p>
      <TextAreaField
        label={t('return.text')}
        note={t('optional')}
        hint={t('return.textHint')}
        rows={3}
        maxLength={ORDER_LIMITS.returnTextMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <QuestionButton
        label={t('return.open')}
        question={t('return.question')}
        confirm={t(isPending ? 'return.saving' : 'return.confirm')}
        keep={t('return.keep')}
        isPending={isPending}
        onConfirm={(close) => mutate({ why, text }, { onSettled: close })}
      >
        <p>{refund}</p>
        <p>{t('return.consequence')}</p>
      </QuestionButton>
    </div>
  );
}

/** The return of an order that was sent: the form while it can be requested, until when it could, or what became of the request. */
export function OrderReturn({ token, order }: { token: string; order: OrderView }) {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const { returnPeriods, returnRequest, returns } = order;
  const heading = useFocusWhen(returnRequest !== undefined);
  if (!returnRequest && returnPeriods.length === 0) return null;
  const day = (moment: string) => formatBadgeDate(new Date(moment), language);
  const open = returnPeriods.filter(({ isOpen }) => isOpen);
  const over = returnPeriods.filter(({ isOpen }) => !isOpen);
  return (
    <section className={styles.payment} aria-label={t('return.title')}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('return.title')}
      </h2>
      {returnRequest ? (
        <p>{t(`return.outcomes.${returnRequest.outcome ?? 'waiting'}`, { day: day(returnRequest.at) })}</p>
      ) : (
        <>
          {over.map(({ why, until }) => (
            <p key={why}>{t(`return.over.${why}`, { day: day(until!) })}</p>
          ))}
          {open.length > 0 && <ReturnForm token={token} periods={open} rule={returns!} />}
        </>
      )}
      <p className={styles.soft}>{t('return.contact', BRAND)}</p>
    </section>
  );
}
