import { z } from 'zod';
import {
  addedTextSchema,
  ENDS_AFTER_START,
  altList,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  tagsSchema,
  TEXT_LIMITS,
  visibilityFields,
  textList,
  wholeNumber,
} from '../shared/fields.ts';
import { focusList, objectPathSchema } from '../shared/picture-schema.ts';
import { storedSchema } from '../shared/stored-schema.ts';
import {
  AVAILABILITIES,
  CARBONATIONS,
  GRINDS,
  ORIGINS,
  PROCESSES,
  PRODUCT_LIMITS,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
  TASTE_LEVELS,
} from './product.ts';

const common = {
  title: requiredText('Title is required', TEXT_LIMITS.title),
  titleKr: optionalText(TEXT_LIMITS.title),
  shortDesc: requiredText('Short description is required'),
  shortDescKr: optionalText(),
  longDesc: requiredText('Long description is required', TEXT_LIMITS.paragraph),
  longDescKr: optionalText(TEXT_LIMITS.paragraph),
  /** Integer US cents. */
  price: wholeNumber(0, PRODUCT_LIMITS.price).default(0),
  /** Integer won. When absent, Korean pages show the unconverted `price` and the product cannot be paid online. */
  priceKrw: wholeNumber(0, PRODUCT_LIMITS.price).optional(),
  images: z.array(objectPathSchema).max(PRODUCT_LIMITS.images).default([]),
  imageAlts: altList(PRODUCT_LIMITS.images).optional(),
  imageAltsKr: altList(PRODUCT_LIMITS.images).optional(),
  imageFocuses: focusList(PRODUCT_LIMITS.images).optional(),
  imageCredits: altList(PRODUCT_LIMITS.images).optional(),
  tags: tagsSchema,
  isPublished: z.boolean().default(true),
  ...visibilityFields,
  availability: z.enum(AVAILABILITIES).default('in_stock'),
  /** What food it is by law, such as "Takju"; the usual type of its kind if absent. */
  foodType: addedTextSchema,
  foodTypeKr: addedTextSchema,
  /** How long it keeps. */
  shelfLife: addedTextSchema,
  shelfLifeKr: addedTextSchema,
  /** How to store it. */
  storage: addedTextSchema,
  storageKr: addedTextSchema,
  /** When it is roasted or bottled, such as "every Tuesday and Friday". */
  madeOn: addedTextSchema,
  madeOnKr: addedTextSchema,
  /** What it is made of, most first, with allergens. */
  ingredients: addedTextSchema,
  ingredientsKr: addedTextSchema,
};

const coffee = {
  type: z.literal('coffee'),
  /** The weight of the coffee in a bag. */
  weightGrams: wholeNumber(1, PRODUCT_LIMITS.weightGrams).optional(),
  /** A larger bag, which is sold beside the one of `weightGrams`, and its price in won. */
  largeWeightGrams: wholeNumber(1, PRODUCT_LIMITS.weightGrams).optional(),
  largePriceKrw: wholeNumber(0, PRODUCT_LIMITS.price).optional(),
  /** What it can be ground for; the buyer chooses one. Absent or empty, there is no choice. */
  grinds: z.array(z.enum(GRINDS)).max(GRINDS.length).optional(),
  origin: z.enum(ORIGINS).optional(),
  roastLevel: z.enum(ROAST_LEVELS).optional(),
  process: z.enum(PROCESSES).optional(),
  acidity: z.literal(TASTE_LEVELS).optional(),
  body: z.literal(TASTE_LEVELS).optional(),
  tastingNotes: textList(),
  tastingNotesKr: textList(),
  brewGuide: optionalText(TEXT_LIMITS.paragraph),
  brewGuideKr: optionalText(TEXT_LIMITS.paragraph),
};

type Bags = Partial<Record<'weightGrams' | 'largeWeightGrams' | 'largePriceKrw', number | undefined>>;

/** Returns the schema of a coffee with its checks: a larger bag, if there is one, has a price and is larger. */
function checked<Schema extends z.ZodType<Bags & { visibleFrom: Date; visibleUntil: Date }>>(schema: Schema) {
  return schema
    .refine(...ENDS_AFTER_START)
    .refine(({ largeWeightGrams: large, largePriceKrw: won }) => large === undefined || won !== undefined, {
      path: ['largePriceKrw'],
      message: 'A larger bag needs a price',
    })
    .refine(
      ({ weightGrams = Infinity, largeWeightGrams: large, largePriceKrw: won }) =>
        large === undefined ? won === undefined : large > weightGrams,
      { path: ['largeWeightGrams'], message: 'Must be more than weightGrams' },
    );
}

const makgeolli = {
  type: z.literal('makgeolli'),
  /** The volume of a bottle. */
  volumeMl: wholeNumber(1, PRODUCT_LIMITS.volumeMl).optional(),
  riceType: optionalText(),
  riceTypeKr: optionalText(),
  /** Alcohol by volume in percent, one decimal. */
  abv: z.number().min(0).max(PRODUCT_LIMITS.abv).optional(),
  sweetnessLevel: z.literal(SWEETNESS_LEVELS).optional(),
  carbonation: z.enum(CARBONATIONS).optional(),
  tastingNotes: textList(),
  tastingNotesKr: textList(),
  servingTemp: optionalText(),
  servingTempKr: optionalText(),
  pairings: textList(),
  pairingsKr: textList(),
};

const systemFields = {
  id: idSchema,
  createdAt: instantSchema,
  /** Whether the product is counted and no piece is left. Cloud Functions copy it from the stock, which visitors cannot read. */
  hasNoneLeft: z.boolean().optional(),
};

/** The fields entered by the admin: all except those of the system. */
export const productInputSchema = z.discriminatedUnion('type', [
  checked(z.strictObject({ ...common, ...coffee })),
  z.strictObject({ ...common, ...makgeolli }).refine(...ENDS_AFTER_START),
]);

export const coffeeSchema = checked(z.strictObject({ ...systemFields, ...common, ...coffee }));
export const makgeolliSchema = z
  .strictObject({ ...systemFields, ...common, ...makgeolli })
  .refine(...ENDS_AFTER_START);
export const productSchema = z.discriminatedUnion('type', [coffeeSchema, makgeolliSchema]);
export const storedProductSchema = storedSchema(productSchema);

export type ProductInput = z.infer<typeof productInputSchema>;
export type Coffee = z.infer<typeof coffeeSchema>;
export type Makgeolli = z.infer<typeof makgeolliSchema>;
export type Product = z.infer<typeof productSchema>;
