/** The articles of the terms of service in their order. Their names are the URL fragments. */
export const TERMS_ARTICLES = [
  'purpose',
  'definitions',
  'publication',
  'services',
  'bookings',
  'payment',
  'withdrawal',
  'our-duties',
  'your-duties',
  'disputes',
] as const;
