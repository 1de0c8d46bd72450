import type ko from '../ko/pairings.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Signature pairings',
  text: 'A coffee and a makgeolli with something in common, and the food that suits both.',
  food: 'Serve with',
  title_coffeeOnly: 'Signature pairings',
  text_coffeeOnly: 'Something sweet with each coffee, matched to its roast.',
  sweets: {
    light: 'Lemon madeleines',
    medium: 'Butter scones',
    'medium-dark': 'Walnut pound cake',
    dark: 'A dark brownie',
  },
} as const satisfies Translation<typeof ko>;
