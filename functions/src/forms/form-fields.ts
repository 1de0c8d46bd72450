import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import type { FormName } from '@app/domain/api/form-name.ts';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import { cleanText } from '@app/domain/shared/clean-text.ts';

export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'numberOfParticipants'
  | 'partySize'
  | 'acceptsFewer'
  | 'specialRequests'
  | 'inquiryType'
  | 'message';

export interface FormField {
  name: FieldName;
  control: 'text' | 'email' | 'tel' | 'number' | 'checkbox' | 'inquiryType' | 'textarea';
  /** The `autocomplete` attribute. */
  autoComplete?: string;
  isOptional?: true;
}

const NAME: FormField = { name: 'name', control: 'text', autoComplete: 'name' };
const EMAIL: FormField = { name: 'email', control: 'email', autoComplete: 'email' };
const PHONE: FormField = { name: 'phone', control: 'tel', autoComplete: 'tel', isOptional: true };

/** The path that each form is sent to, and its fields from top to bottom. */
export const FORMS: Record<
  FormName,
  {
    action: string;
    fields: readonly FormField[];
    takesNoAppCheck?: true;
    /**
     * Says in general what the data is used for, with a link to the privacy policy. Each of the other forms says in a notice of
     * its own what the address is used for. All pages link to the policy below the form.
     */
    hasPrivacyNotice?: true;
  }
> = {
  contact: {
    action: '/api/contact',
    hasPrivacyNotice: true,
    fields: [
      NAME,
      EMAIL,
      { name: 'inquiryType', control: 'inquiryType' },
      { name: 'message', control: 'textarea' },
    ],
  },
  newsletter: { action: '/api/newsletter', fields: [EMAIL] },
  personalData: { action: '/api/personal-data', fields: [EMAIL], takesNoAppCheck: true },
  restock: { action: '/api/restock', fields: [EMAIL] },
  links: { action: '/api/bookings/links', hasPrivacyNotice: true, fields: [EMAIL] },
  booking: {
    action: '/api/bookings',
    hasPrivacyNotice: true,
    fields: [
      NAME,
      EMAIL,
      PHONE,
      { name: 'numberOfParticipants', control: 'number' },
      { name: 'specialRequests', control: 'textarea', isOptional: true },
    ],
  },
  waitlist: {
    action: '/api/waitlist',
    hasPrivacyNotice: true,
    fields: [
      NAME,
      EMAIL,
      PHONE,
      { name: 'partySize', control: 'number' },
      { name: 'acceptsFewer', control: 'checkbox', isOptional: true },
    ],
  },
};

/** Returns whether a form is about an event; it has the event's id and a key. */
export const isOfEvent = (form: FormName) => form === 'booking' || form === 'waitlist';

/** The fields of a post by name, as typed. */
export type FormValues = Record<string, string>;

/** The hidden field of the forms of an event that replaces the header, which an HTML form cannot send. */
export const KEY_FIELD = 'idempotencyKey';
/** Hidden fields, apart from `KEY_FIELD`. */
const HIDDEN_FIELDS = ['eventId', 'productId', 'language', 'website'];

/** Returns the value of a field as JSON. A browser sends a checkbox only if it is checked. */
function valueOf(control: FormField['control'] | undefined, typed: string): string | number | boolean {
  if (control === 'number') return participantsOf(typed);
  return control === 'checkbox' ? true : typed;
}

/**
 * Returns the JSON body and the headers of a form's post, as a client with JavaScript would send them. Other fields, such as
 * the name of a button, are left out; so are optional fields without text.
 */
export function requestOf(form: FormName, values: FormValues) {
  const { fields } = FORMS[form];
  const controls = new Map(fields.map(({ name, control }) => [name as string, control]));
  const names = [...controls.keys(), ...HIDDEN_FIELDS];
  const optional = fields.filter(({ isOptional }) => isOptional).map(({ name }) => name as string);
  const sent = names
    .filter(
      (name) => values[name] !== undefined && !(optional.includes(name) && cleanText(values[name]) === ''),
    )
    .map((name) => [name, valueOf(controls.get(name), values[name]!)]);
  return {
    body: Object.fromEntries(sent) as Record<string, string | number | boolean>,
    headers: { [IDEMPOTENCY_HEADER]: values[KEY_FIELD] || undefined },
  };
}
