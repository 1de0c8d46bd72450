/** The articles of the terms in their order; their names are the anchors in the address. */
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
