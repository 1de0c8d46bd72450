export const INQUIRY_TYPES = ['general', 'event', 'collaboration', 'store', 'media'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const CONTACT_LIMITS = { nameMin: 2, nameMax: 100, messageMin: 10, messageMax: 5_000 };
