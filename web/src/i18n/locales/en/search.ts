import type ko from '../ko/search.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Search',
  description: 'Search Byeotdam’s products, experiences, stories, stores and questions.',
  label: 'Search for',
  hint: 'Searches products, experiences, stories, stores and questions, in English and Korean.',
  submit: 'Search',
  count_one: '1 result',
  count_other: '{{count}} results',
  kind: { product: 'Product', event: 'Experience', story: 'Story', store: 'Store', faq: 'Question' },
  free: 'Free',
  similar: 'Nothing contains “{{search}}”. These are similar:',
  past: 'Past experience',
  empty: {
    title: 'Nothing found',
    description: 'Try a shorter word, or have a look around.',
  },
  failed: 'Search is not available right now',
  products: 'All products',
  experiences: 'All experiences',
  stories: 'All stories',
  contact: 'Stores, delivery and refunds',
} as const satisfies Translation<typeof ko>;
