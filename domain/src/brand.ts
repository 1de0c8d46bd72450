import { WITHDRAWAL_DAYS } from './legal.ts';
import type { DeliveryRule } from './order/order-amount.ts';
import type { ReturnRule } from './order/return-rule.ts';
import type { PaymentSettings } from './payment/online-price.ts';
import type { OpeningHours } from './store-location/opening-hours.ts';

/**
 * Everything that is specific to the brand. To adopt the software for another brand, edit this file. Registration
 * numbers, addresses and telephone numbers are fictitious and marked as samples; the owner replaces them before going
 * live.
 */
export const BRAND = {
  name: { kr: '볕담', en: 'Byeotdam' },
  /** The tagline shown below the name. */
  tagline: { kr: '커피를 볶고, 막걸리를 빚습니다', en: 'We roast coffee and brew makgeolli' },
  /** The tagline for visitors to whom no alcohol is shown. */
  coffeeTagline: { kr: '커피를 볶습니다', en: 'We roast coffee' },

  email: 'hello@byeotdam.example.com',
  eventsEmail: 'events@byeotdam.example.com',
  phone: '02-0000-0000',
  /** The Instagram profile. The two other social links have no URL yet. */
  social: { handle: '@byeotdam.sample', instagram: 'https://www.instagram.com/byeotdam.sample' },

  /** Business details that Korean online sellers must display on the first screen (E-Commerce Act, article 10). */
  legal: {
    companyName: { kr: '주식회사 볕담 (예시)', en: 'Byeotdam Co., Ltd. (sample)' },
    representative: { kr: '홍길동 (예시)', en: 'Hong Gildong (sample)' },
    address: {
      kr: '서울특별시 종로구 예시로 00, 1층 (예시)',
      en: '1F, 00 Yesi-ro, Jongno-gu, Seoul (sample)',
    },
    businessNumber: '000-00-00000',
    mailOrderNumber: { kr: '제0000-서울종로-0000호 (예시)', en: 'No. 0000-Seoul Jongno-0000 (sample)' },
    mailOrderAuthority: { kr: '서울특별시 종로구청', en: 'Jongno-gu Office, Seoul' },
    hostingProvider: 'Google Firebase Hosting',
    privacyOfficer: { kr: '김담 (예시)', en: 'Kim Dam (sample)' },
  },

  /** Opening hours in minutes from midnight in Seoul, Sunday first; null means closed all day. */
  hours: [
    { open: 600, close: 1200 },
    null,
    { open: 600, close: 1260 },
    { open: 600, close: 1260 },
    { open: 600, close: 1260 },
    { open: 600, close: 1320 },
    { open: 600, close: 1320 },
  ] satisfies OpeningHours,

  /** The domain appended to an admin username without `@`. */
  adminDomain: 'byeotdam.example.com',

  payment: {
    /** The shop's PayApp `userid`. When empty, prices are plain text and do not open the payment widget. */
    shopId: 'byeotdam-sample',
    /** Selling makgeolli online requires a licence and adult verification; disabled until the owner has both. */
    makgeolliOnline: false,
  } as PaymentSettings,

  /**
   * PayApp's fee in percent of a payment, VAT included, as in your contract; fills the fee column of the accountant's file. While
   * it is null, the column is empty.
   */
  paymentFeePercent: null as number | null,

  /** The delivery fee of an order, in won. */
  delivery: { fee: 3_000, freeFrom: 50_000 } satisfies DeliveryRule,

  /** Each order keeps the rule under which it was placed, so that a change here concerns later orders only. */
  returns: { days: WITHDRAWAL_DAYS, feeWon: 3_000 } satisfies ReturnRule,
} as const;

/** Returns the URL of the Fair Trade Commission's page for verifying a seller's registration. */
export function businessCheckUrl(businessNumber: string): string {
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll('-', '')}`;
}
