import type ko from '../ko/faqs.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
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
} as const satisfies Translation<typeof ko>;
