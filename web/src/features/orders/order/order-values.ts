import { boolean, object, string } from 'yup';
import type { createOrder } from '@app/domain/api/orders.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { cleanCode, cleanLine } from '@app/domain/shared/clean-text.ts';
import type { Resources } from '../../../i18n/resources.ts';
import { atLeast, atMost } from '../../../lib/character-bounds.ts';
import { emailField, nameField, VISITOR_ERRORS } from '../../../lib/visitor-fields.ts';

/** The form's values as typed. */
export interface OrderValues {
  name: string;
  email: string;
  phone: string;
  isRecipient: boolean;
  recipientName: string;
  recipientPhone: string;
  postalCode: string;
  address: string;
  addressDetail: string;
  note: string;
  agreed: boolean;
}

export const EMPTY_ORDER: OrderValues = {
  name: '',
  email: '',
  phone: '',
  isRecipient: true,
  recipientName: '',
  recipientPhone: '',
  postalCode: '',
  address: '',
  addressDetail: '',
  note: '',
  agreed: false,
};

/** The fields in the order in which they appear. The toast shows the error of the first invalid one. */
export const ORDER_FIELDS = [
  'name',
  'email',
  'phone',
  'recipientName',
  'recipientPhone',
  'postalCode',
  'address',
  'addressDetail',
  'note',
  'agreed',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** A validation error is a translation key, so that its text follows the page language. */
export type OrderError = keyof Resources['order']['validation'];
const message = (name: OrderError) => name;
const ERROR_NAMES = [
  ...VISITOR_ERRORS,
  'phone',
  'postalCode',
  'address',
  'tooLong',
  'agreed',
] as const satisfies readonly OrderError[];

/** Returns the translation key in a field's error, or undefined if the field is valid. */
export function orderErrorName(error: string | undefined): OrderError | undefined {
  return ERROR_NAMES.find((name) => name === error);
}

const text = (clean: (text: string) => string) => (error: OrderError, min: number, max: number) =>
  string()
    .transform(clean)
    .test('min', message(error), atLeast(min))
    .test('max', message('tooLong'), atMost(max));
const [line, code] = [text(cleanLine), text(cleanCode)];

const { phoneMin, phoneMax, postalCodeMax, addressMin, addressMax, addressDetailMax, noteMax } = ORDER_LIMITS;
const phoneField = code('phone', phoneMin, phoneMax);

/** Returns the validation of a field that is shown only when the buyer is not the recipient. */
const whenOther = (schema: typeof phoneField) =>
  string().when('isRecipient', ([isRecipient], unchecked) => (isRecipient ? unchecked : schema));

/** The validation of the form, with the limits of the domain's order input. */
export const orderFormSchema = object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  recipientName: whenOther(nameField),
  recipientPhone: whenOther(phoneField),
  postalCode: code('postalCode', 1, postalCodeMax),
  address: line('address', addressMin, addressMax),
  addressDetail: line('tooLong', 0, addressDetailMax),
  note: line('tooLong', 0, noteMax),
  agreed: boolean().isTrue(message('agreed')),
});

/** Returns the request body. `totalWon` is the total that the form shows. */
export function orderBody(
  lines: readonly OrderLine[],
  values: OrderValues,
  totalWon: number,
  language: Language,
): RequestBodyOf<typeof createOrder> {
  return {
    items: lines.map(({ productId, quantity, grind, weightGrams }) => ({
      productId,
      quantity,
      ...(grind && { grind }),
      ...(weightGrams && { weightGrams }),
    })),
    buyer: { name: cleanLine(values.name), email: cleanCode(values.email), phone: cleanCode(values.phone) },
    recipient: {
      name: cleanLine(values.isRecipient ? values.name : values.recipientName),
      phone: cleanCode(values.isRecipient ? values.phone : values.recipientPhone),
      postalCode: cleanCode(values.postalCode),
      address: cleanLine(values.address),
      addressDetail: cleanLine(values.addressDetail),
      note: cleanLine(values.note),
    },
    totalWon,
    agreed: true,
    language,
  };
}
