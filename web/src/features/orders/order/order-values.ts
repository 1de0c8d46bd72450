import { boolean, object, string, type InferType } from 'yup';
import type { createOrder } from '@app/domain/api/orders.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { cleanCode, cleanLine } from '@app/domain/shared/clean-text.ts';
import type { Resources } from '../../../i18n/resources.ts';
import { emailField, nameField, textField, type VisitorError } from '../../../lib/visitor-fields.ts';

/** The form's values, as typed. */
export const EMPTY_ORDER = {
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

export type OrderError = VisitorError | keyof Resources['order']['validation'];
const text = (clean: (text: string) => string) => (error: OrderError, min: number, max: number) =>
  textField<OrderError>(clean, [min, max], [error, 'tooLong']);
const [line, code] = [text(cleanLine), text(cleanCode)];

const { phoneMin, phoneMax, postalCodeMax, addressMin, addressMax, addressDetailMax, noteMax } = ORDER_LIMITS;
const phoneField = code('phone', phoneMin, phoneMax);

/** Returns the validation of a field that is shown only when the buyer is not the recipient. */
const whenOther = (schema: typeof phoneField) =>
  string()
    .default('')
    .when('isRecipient', ([isRecipient], unchecked) => (isRecipient ? unchecked : schema));

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
  isRecipient: boolean().required(),
  agreed: boolean().isTrue('agreed' satisfies OrderError),
});

/** Returns the request body. `totalWon` is the total that the form shows. */
export function orderBody(
  lines: readonly OrderLine[],
  {
    name,
    email,
    phone,
    isRecipient,
    recipientName,
    recipientPhone,
    ...sent
  }: InferType<typeof orderFormSchema>,
  totalWon: number,
  language: Language,
): RequestBodyOf<typeof createOrder> {
  const { postalCode, address, addressDetail, note } = sent;
  return {
    items: lines.map(({ productId, quantity, grind, weightGrams }) => ({
      productId,
      quantity,
      ...(grind && { grind }),
      ...(weightGrams && { weightGrams }),
    })),
    buyer: { name, email, phone },
    recipient: {
      name: isRecipient ? name : recipientName,
      phone: isRecipient ? phone : recipientPhone,
      postalCode,
      address,
      addressDetail,
      note,
    },
    totalWon,
    agreed: true,
    language,
  };
}
