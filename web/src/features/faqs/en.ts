import type { FaqWords } from './ko.ts';

/** The words around the frequently asked questions. */
export const en = {
  title: 'Frequently asked questions',
  failed: 'The questions could not be loaded',
  none: 'No questions yet. Send us yours in a message.',
  categories: {
    coffee: 'Coffee',
    makgeolli: 'Makgeolli',
    experiences: 'Experiences',
    orders: 'Orders and delivery',
    stores: 'Stores',
  },
} satisfies FaqWords;
