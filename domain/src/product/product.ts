/** The allowed values of a product's fields. This module does not import zod, so that the public site can use it. */

export const PRODUCT_TYPES = ['coffee', 'makgeolli'] as const;
export const AVAILABILITIES = ['in_stock', 'seasonal', 'out_of_stock'] as const;
export const ROAST_LEVELS = ['light', 'medium', 'medium-dark', 'dark'] as const;
export const PROCESSES = ['washed', 'natural', 'honey', 'mixed'] as const;
/** What a coffee can be ground for. */
export const GRINDS = ['wholeBean', 'espresso', 'mokaPot', 'handDrip', 'frenchPress'] as const;
export const CARBONATIONS = ['still', 'light', 'sparkling'] as const;
/** 1 Dry, 2 Off-dry, 3 Medium, 4 Sweet, 5 Very Sweet. */
export const SWEETNESS_LEVELS = [1, 2, 3, 4, 5] as const;
/** How much acidity or body a coffee has, from 1 (very little) to 5 (very much). */
export const TASTE_LEVELS = [1, 2, 3, 4, 5] as const;
export const ORIGINS = [
  'Blend',
  'Colombia',
  'Ethiopia',
  'Korea',
  'Kenya',
  'Brazil',
  'Guatemala',
  'Costa Rica',
] as const;

/** The tags that have translations on the site. A product may have others as well. */
export const PRODUCT_TAGS = [
  'single-origin',
  'blend',
  'light roast',
  'medium roast',
  'medium-dark roast',
  'dark roast',
  'espresso',
  'daily',
  'floral',
  'traditional',
  'unfiltered',
  'classic',
  'sparkling',
  'modern',
  'refreshing',
  'seasonal',
  'limited-edition',
  'chestnut',
] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];
export type Availability = (typeof AVAILABILITIES)[number];
export type RoastLevel = (typeof ROAST_LEVELS)[number];
export type Process = (typeof PROCESSES)[number];
export type Grind = (typeof GRINDS)[number];
export type Carbonation = (typeof CARBONATIONS)[number];
export type SweetnessLevel = (typeof SWEETNESS_LEVELS)[number];
export type Origin = (typeof ORIGINS)[number];

export const PRODUCT_LIMITS = {
  images: 5,
  price: 100_000_000,
  abv: 100,
  weightGrams: 10_000,
  volumeMl: 10_000,
};
