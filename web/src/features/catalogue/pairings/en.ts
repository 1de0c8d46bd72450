import type { PairingWords } from './ko.ts';

export const en = {
  title: 'Signature pairings',
  text: 'Coffee by day, makgeolli by night: two cups of a kind, and the food to set beside them.',
  food: 'Serve with',
  coffeeOnly: {
    title: 'Signature pairings',
    text: 'Something to eat with each, chosen by the roast.',
  },
  sweets: {
    light: 'Lemon madeleines',
    medium: 'Butter scones',
    'medium-dark': 'Walnut pound cake',
    dark: 'A dark brownie',
  },
} satisfies PairingWords;
