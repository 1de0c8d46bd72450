import type ko from '../ko/storeSales.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  text: {
    coffee: 'We do not sell this coffee online; you can buy it in our stores.',
    makgeolli:
      'Taste our makgeolli or buy a bottle in our stores; please bring ID. We do not sell it online.',
  },
  stores: 'Find a store',
  tastings: 'See our tastings',
} as const satisfies Translation<typeof ko>;
