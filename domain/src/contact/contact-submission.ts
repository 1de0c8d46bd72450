export const INQUIRY_TYPES = ['general', 'event', 'collaboration', 'store', 'media'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const CONTACT_LIMITS = { messageMin: 10, messageMax: 5_000, replyMax: 5_000, repliesMax: 50 };
