import type ko from '../ko/productPage.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  breadcrumb: 'You are here',
  home: 'Home',
  notFound: {
    title: 'Product Not Found',
    description: 'We no longer make it, or its address has changed.',
    back: 'Back to Products',
  },
  picture: 'Show picture {{index}}',
  unitPrice: '{{weight}} g · {{price}} per 100 g',
  bottlePrice: 'Price per {{volume}} ml bottle',
  delivery: 'Free delivery within Korea from ₩40,000.',
  collection: 'Taste it or buy it by the bottle in our stores; please bring ID. We do not sell it online.',
  stores: 'Find a store',
  tastings: 'See our tastings',
  refund: 'Withdrawal and refunds',
  inquire: 'Inquire',
  contact: 'Contact us',
  related: 'You may also like',
  tabs: {
    label: 'About this product',
    details: 'Details',
    tastingNotes: 'Tasting Notes',
    brewGuide: 'Brewing Guide',
    servingGuide: 'Serving Guide',
  },
  noNotes: 'We are still writing the notes.',
  calculator: {
    title: 'Water calculator',
    dose: 'Coffee (g)',
    ratio: 'Water per gram of coffee (g)',
    bounds: 'Please enter a number from {{min}} to {{max}}.',
    water: '{{total}} g of water; pour the first {{bloom}} g to let it bloom.',
    timer: 'Brewing time',
    start: 'Start',
    pause: 'Pause',
    reset: 'Reset',
  },
  noGuide: 'We are still writing the guide.',
} as const satisfies Translation<typeof ko>;
