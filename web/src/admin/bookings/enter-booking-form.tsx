import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { cleanCode, cleanText } from '@app/domain/shared/clean-text.ts';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { NAME_LIMITS } from '@app/domain/shared/name.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import type { enterBooking } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { AdminForm } from '../form/admin-form.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { Details } from '../cards/details.tsx';
import { useKeptValues } from '../form/kept-text.ts';
import { NumberItem } from '../form/number-item.tsx';
import { parseNumber } from '../form/number-text.ts';
import styles from './enter-booking.module.css';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { failureOf } from '../session/failures.ts';
import { useCommand } from '../commands/use-command.tsx';

/** The errors that the form explains, by the keys of their texts. */
const FAILURES = {
  capacity_exceeded: 'full',
  not_found: 'eventDeleted',
  idempotency_conflict: 'alreadySaved',
} as const satisfies Partial<Record<ErrorCode, string>>;

const EXPLAINED = Object.keys(FAILURES) as (keyof typeof FAILURES)[];

function textOf(error: Error) {
  const code = refusalAmong(EXPLAINED, error);
  if (code) return FAILURES[code];
  // Without an answer, the booking may have been stored nevertheless.
  return failureOf(error) === 'unavailable' ? ('unknown' as const) : ('notSaved' as const);
}

/** Stores a booking through the API. */
function useEnterBooking(idempotencyKey: string, forget: () => void, onSaved: () => void) {
  const { t } = useTranslation('adminDialogs');
  const { start, isBusy, error } = useCommand({
    request: (body: RequestBodyOf<typeof enterBooking>) =>
      call<typeof enterBooking>('POST', '/api/admin/bookings', {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    forget,
    done: ({ name }) => t('enterBooking.saved', { name }),
    changes: idempotencyKey,
    onDone: onSaved,
  });
  return { start, isBusy, failure: error && textOf(error), reason: error && failureOf(error) };
}

interface Values {
  name: string;
  numberOfParticipants: string;
  phone: string;
  email: string;
  specialRequests: string;
  /** The fields about the mail are shown only with an address. */
  language?: Language;
  sendsMail?: boolean;
}

interface KeptValues extends Values {
  /** All requests of one form have the same key, also after a reload, so that a request whose answer was lost can be repeated. */
  idempotencyKey?: string;
}

const INITIAL: Values = {
  name: '',
  numberOfParticipants: '1',
  phone: '',
  email: '',
  specialRequests: '',
  language: DEFAULT_LANGUAGE,
  sendsMail: false,
};

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The fields about the mail tell nothing without the others. */
const isChanged = ({ language: _, sendsMail: __, ...texts }: Values) =>
  Object.entries(texts).some(([name, text]) => text !== INITIAL[name as keyof typeof texts]);

/** Returns the request of what was typed; empty fields are left out. */
function requestOf(eventId: string, { numberOfParticipants, language, sendsMail, ...texts }: Values) {
  const filled = Object.entries(texts)
    .map(([name, text]) => [name, cleanText(text)] as const)
    .filter(([, text]) => text);
  return {
    eventId,
    ...(Object.fromEntries(filled) as Pick<Values, 'name'> & Partial<typeof texts>),
    numberOfParticipants: parseNumber(numberOfParticipants, 0) ?? 1,
    ...(language && { language }),
    ...(sendsMail && { sendsMail }),
  };
}

/** What the admin tells the guest before the booking is stored: the event, its date, and what so many people pay and how. */
function Summary({ event, party }: { event: Event; party: number | null }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const isPossible = Number.isInteger(party) && party! >= BOOKING_LIMITS.participantsMin;
  const won = isPossible
    ? agreedWon({ agreed: agreedTerms(event), numberOfParticipants: party!, createdAt: event.dateTime })
    : null;
  return (
    <Details
      items={[
        [t('bookings.event'), localized(event, 'title', language)],
        [t('bookings.eventTime'), t('bookings.kst', { moment: formatEventTime(event.dateTime, language) })],
        [t('adminDialogs:enterBooking.total'), won !== null && formatWon(won)],
        [
          t('adminDialogs:enterBooking.payment'),
          // An entered booking has no order, so it is never paid online.
          t(`adminDialogs:enterBooking.payments.${event.price > 0 ? 'onSite' : 'free'}`),
        ],
      ]}
    />
  );
}

interface EnterBookingFormProps {
  event: Event;
  onSaved: () => void;
  onClose: () => void;
}

/** Enters a confirmed booking. What was typed is kept in this browser until the booking is stored; the form begins with what was kept. */
export function EnterBookingForm({ event, onSaved, onClose }: EnterBookingFormProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [form] = Form.useForm<Values>();
  const kept = useKeptValues<KeptValues>('entered-bookings', event.id, INITIAL);
  const [idempotencyKey] = useState(() => kept.initial.idempotencyKey ?? crypto.randomUUID());
  const { start, isBusy, failure, reason } = useEnterBooking(idempotencyKey, kept.forget, onSaved);
  const hasMail = (Form.useWatch('email', form) ?? '').trim() !== '';
  const party = parseNumber(Form.useWatch('numberOfParticipants', form) ?? '', 0);
  const { participantsMin: min, phoneMax, specialRequestsMax } = BOOKING_LIMITS;
  const atMost = (max: number) => ({ max, message: t('adminDialogs:enterBooking.tooLong', { max }) });
  return (
    <AdminForm<Values>
      form={form}
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values) =>
        isChanged(values) ? kept.keep({ ...values, idempotencyKey }) : kept.forget()
      }
      onFinish={(values) => start(requestOf(event.id, values))}
    >
      <Form.Item
        name="name"
        label={t('bookings.name')}
        validateTrigger="onSubmit"
        rules={[
          {
            required: true,
            whitespace: true,
            ...NAME_LIMITS,
            message: t('adminDialogs:enterBooking.nameRange', NAME_LIMITS),
          },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <NumberItem
        name="numberOfParticipants"
        label={t('bookings.participants')}
        failure={failure === 'full' && t('adminDialogs:enterBooking.full')}
        min={min}
        max={event.capacity}
        message={t('adminDialogs:enterBooking.participantsRange', { min, max: event.capacity })}
      />
      <Form.Item
        name="phone"
        label={t('adminDialogs:enterBooking.phone')}
        validateTrigger="onSubmit"
        rules={[atMost(phoneMax)]}
      >
        <Input type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('adminDialogs:enterBooking.email')}
        validateTrigger="onSubmit"
        rules={[
          {
            pattern: EMAIL_PATTERN,
            transform: cleanCode,
            message: t('adminDialogs:enterBooking.emailInvalid'),
          },
        ]}
      >
        <Input type="email" autoComplete="off" />
      </Form.Item>
      {hasMail && (
        <>
          <Form.Item
            name="sendsMail"
            valuePropName="checked"
            label={t('adminDialogs:enterBooking.sendsMail')}
          >
            <input type="checkbox" className={styles.checkbox} />
          </Form.Item>
          <Form.Item name="language" label={t('adminDialogs:enterBooking.language')}>
            <Select options={LANGUAGE_OPTIONS} virtual={false} />
          </Form.Item>
        </>
      )}
      <Form.Item
        name="specialRequests"
        label={t('adminDialogs:enterBooking.requests')}
        validateTrigger="onSubmit"
        rules={[atMost(specialRequestsMax)]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Summary event={event} party={party} />
      {failure && failure !== 'full' && (
        <Alert
          type={failure === 'unknown' ? 'warning' : 'error'}
          showIcon
          title={t(`adminDialogs:enterBooking.${failure}`)}
          description={failure === 'notSaved' && reason && t(`failures.${reason}`)}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('adminDialogs:enterBooking.close')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('adminDialogs:enterBooking.save')}
        </Button>
      </div>
    </AdminForm>
  );
}
