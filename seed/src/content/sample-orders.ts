import { BRAND } from '@app/domain/brand.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import type { OrderInput } from '@app/domain/order/order-schema.ts';
import { type ChosenOptions, wonOfSize } from '@app/domain/product/product-options.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { guestName } from './bookings.ts';
import { COFFEES } from './coffees.ts';

/** What happens to a sample order after it was placed. */
export type SampleStep =
  | 'pay'
  | 'payByTransfer'
  | 'payOtherAmount'
  | 'requestReceipt'
  | 'prepare'
  | 'send'
  | 'arrive'
  | 'expire'
  | 'cancel'
  | 'refund'
  | 'refundPart'
  | 'requestRefund';

export interface SampleOrder {
  id: string;
  /** Hours before now at which it was placed. */
  hoursAgo: number;
  input: OrderInput;
  /** Its steps, with the hours after it was placed. */
  steps: readonly (readonly [step: SampleStep, hours: number])[];
}

interface Row extends ChosenOptions {
  id: string;
  hoursAgo: number;
  guest: number;
  language: Language;
  /** The index of the coffee. */
  coffee: number;
  quantity: number;
  steps: SampleOrder['steps'];
}

const DAY = 24;
const PAID = ['pay', 0.1] as const;
const SENT = [PAID, ['prepare', 18], ['send', 26]] as const;
const DONE = [...SENT, ['arrive', 74]] as const;

/** One order in each state or more, some of them in earlier months. */
// prettier-ignore
const ROWS: readonly Row[] = [
  { id: 'b9ce596f-32e2-495e-85eb-c2847bef34fb', hoursAgo: 0.3, guest: 31, language: 'kr', coffee: 0, quantity: 1, steps: [] },
  { id: 'b8a12ab1-e93a-4c45-8ea6-022cfbdf866b', hoursAgo: 2, guest: 32, language: 'kr', coffee: 1, quantity: 2, steps: [PAID] },
  { id: '20725940-d5ee-45d0-a35b-139ebf011acc', hoursAgo: 0.4, guest: 33, language: 'en', coffee: 0, quantity: 1, steps: [['payOtherAmount', 0.2]] },
  { id: '7c6d10ca-c355-4a3a-a7c1-0ba406e23220', hoursAgo: 20, guest: 34, language: 'kr', coffee: 0, quantity: 3, steps: [['payByTransfer', 0.4], ['requestReceipt', 0.6]] },
  { id: '394bfe2b-6353-47a4-b7b6-76281c4604b8', hoursAgo: 1.2 * DAY, guest: 35, language: 'kr', coffee: 2, quantity: 1, steps: [PAID, ['prepare', 20]] },
  { id: '99010881-3fbf-43b0-b4d6-ce7d7d93318b', hoursAgo: 1.5 * DAY, guest: 36, language: 'en', coffee: 1, quantity: 1, steps: [['expire', 1.1]] },
  { id: 'f424bc03-74a4-40ff-bf15-9e808bb860e8', hoursAgo: 2.5 * DAY, guest: 37, language: 'kr', coffee: 0, quantity: 2, steps: SENT },
  { id: 'bacffd43-4990-4b10-9a48-da3607cd52aa', hoursAgo: 5 * DAY, guest: 38, language: 'kr', coffee: 2, quantity: 1, steps: [['cancel', 0.5]] },
  { id: 'c43ce9c1-ca5b-484e-b70d-d5c6842b12c6', hoursAgo: 8 * DAY, guest: 39, language: 'kr', coffee: 1, quantity: 2, steps: [...DONE, ['requestRefund', 7.6 * DAY]] },
  { id: '4db660fa-4692-4d6b-8d81-ea87b9bd1c1b', hoursAgo: 13 * DAY, guest: 40, language: 'en', coffee: 0, quantity: 4, steps: [...DONE, ['refundPart', 5 * DAY]] },
  { id: '94faa14f-bf1e-4e6c-9135-1f29e7fd94f5', hoursAgo: 19 * DAY, guest: 41, language: 'kr', coffee: 2, quantity: 1, steps: [PAID, ['refund', 9]] },
  { id: 'a3dc165b-4333-4ed2-a316-3f07b0965e1a', hoursAgo: 24 * DAY, guest: 42, language: 'kr', coffee: 0, quantity: 2, steps: DONE },
  { id: 'b86912be-eba3-4ba1-ab9e-9efedf7af81d', hoursAgo: 36 * DAY, guest: 43, language: 'kr', coffee: 1, quantity: 3, steps: DONE },
  { id: '5b9c56e0-b65f-4ffd-b257-b5b261b8d3f6', hoursAgo: 47 * DAY, guest: 44, language: 'en', coffee: 0, quantity: 1, steps: DONE },
];

const ADDRESS = { kr: '서울특별시 종로구 예시로 00', en: '00 Yesi-ro, Jongno-gu, Seoul' } as const;

/** Orders of fictitious buyers at example.com, as they would be sent by the order form. */
export const SAMPLE_ORDERS: readonly SampleOrder[] = ROWS.map(
  ({ id, hoursAgo, guest, language, coffee: index, quantity, steps }) => {
    const coffee = COFFEES[index]!;
    const [grind] = coffee.grinds ?? [];
    const weightGrams = coffee.largeWeightGrams === undefined ? undefined : coffee.weightGrams;
    const options = { ...(grind && { grind }), ...(weightGrams && { weightGrams }) };
    const unitWon = wonOfSize(coffee, options)!;
    const name = guestName[language](guest);
    const phone = `+8210000000${guest}`;
    return {
      id,
      hoursAgo,
      steps,
      input: {
        items: [{ productId: coffee.id, quantity, ...options }],
        buyer: { name, email: `guest${guest}@example.com`, phone },
        recipient: {
          name,
          phone,
          postalCode: '00000',
          address: ADDRESS[language],
          addressDetail: '',
          note: '',
        },
        totalWon: orderAmount([{ unitWon, quantity }], BRAND.delivery).totalWon,
        agreed: true,
        language,
      },
    };
  },
);
