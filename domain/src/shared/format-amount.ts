import type { Language } from './language.ts';

/** Returns an amount with its unit, which Korean writes without a space: `200 g`, `200g`. Lines do not break between them. */
export const formatAmount = (amount: number, unit: 'g' | 'ml', language: Language): string =>
  `${amount}${language === 'kr' ? '' : '\u00a0'}${unit}`;
