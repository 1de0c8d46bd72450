import type ko from '../ko/products.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  coffee: {
    title: 'Coffee',
    text: 'A little of each origin’s sun in every bag. Choose by roast, origin and process.',
  },
  makgeolli: {
    title: 'Makgeolli',
    text: 'Fermented slowly in the shade of the wall. Choose by sweetness, carbonation and strength.',
  },
  all: {
    title: 'Products',
    text: 'What we roast and what we brew, side by side.',
    text_coffeeOnly: 'Everything we roast, side by side.',
  },
  filters: 'Filters',
  activeFilters: 'Active filters',
  apply: 'Apply filters',
  clearAll: 'Clear all',
  remove: 'Remove filter {{label}}',
  sort: 'Sort by',
  sorts: { name: 'Name: A to Z', 'price-low': 'Price: low to high', 'price-high': 'Price: high to low' },
  count_one: '1 product',
  count_other: '{{count}} products',
  show_one: 'Show 1 product',
  show_other: 'Show {{count}} products',
  notCovered: {
    title: 'Not covered by these filters',
    count_one: '1 other',
    count_other: '{{count}} others',
  },
  empty: { title: 'No products found', description: 'Remove a filter or two to see more.' },
  none: { title: 'No products yet', description: 'We will fill this shelf soon.' },
  failed: 'The products could not be loaded',
} as const satisfies Translation<typeof ko>;
