import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { productInputSchema, type Product } from '@app/domain/product/product-schema.ts';
import {
  AVAILABILITIES,
  CARBONATIONS,
  GRINDS,
  ORIGINS,
  PROCESSES,
  PRODUCT_LIMITS,
  PRODUCT_TAGS,
  PRODUCT_TYPES,
  ROAST_LEVELS,
} from '@app/domain/product/product.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { ContentKind } from '../editing/content-kind.ts';
import type { Values } from '../form/values.ts';

const isCoffee = ({ type }: Values) => type === 'coffee';
const isMakgeolli = ({ type }: Values) => type === 'makgeolli';

export const PRODUCTS: ContentKind<Product> = {
  name: 'products',
  apiPath: '/api/admin/products',
  schema: productInputSchema,
  isStamped: true,
  flag: 'isPublished',
  nameField: 'title',
  sections: [
    {
      name: 'basics',
      fields: [
        { kind: 'choice', name: 'type', options: PRODUCT_TYPES, labels: 'product:type' },
        { kind: 'text', name: 'title', isTranslated: true },
        { kind: 'text', name: 'shortDesc', isTranslated: true, rows: 2 },
        { kind: 'text', name: 'longDesc', isTranslated: true, rows: 6 },
      ],
    },
    {
      name: 'pictures',
      fields: [
        {
          kind: 'pictures',
          name: 'images',
          folder: 'products',
          max: PRODUCT_LIMITS.images,
          altName: 'imageAlts',
          focusName: 'imageFocuses',
          creditName: 'imageCredits',
        },
      ],
    },
    {
      name: 'sale',
      fields: [
        {
          kind: 'number',
          name: 'price',
          min: 0,
          max: PRODUCT_LIMITS.price / 100,
          decimals: 2,
          isCents: true,
          fallback: 0,
        },
        {
          kind: 'number',
          name: 'priceKrw',
          min: 0,
          max: PRODUCT_LIMITS.price,
          decimals: 0,
          unit: 'won',
          isUnitInLabel: true,
        },
        {
          kind: 'number',
          name: 'largeWeightGrams',
          min: 1,
          max: PRODUCT_LIMITS.weightGrams,
          decimals: 0,
          unit: 'grams',
          moreThan: 'weightGrams',
          when: isCoffee,
        },
        {
          kind: 'number',
          name: 'largePriceKrw',
          min: 0,
          max: PRODUCT_LIMITS.price,
          decimals: 0,
          unit: 'won',
          isUnitInLabel: true,
          when: isCoffee,
        },
        { kind: 'choices', name: 'grinds', options: GRINDS, labels: 'product:grind', when: isCoffee },
        { kind: 'number', name: 'stock', min: 0, max: ORDER_LIMITS.stock, decimals: 0, isApart: true },
        {
          kind: 'choice',
          name: 'availability',
          options: AVAILABILITIES,
          labels: 'product:availability',
        },
        { kind: 'list', name: 'tags', suggestions: PRODUCT_TAGS, areTags: true },
      ],
    },
    {
      name: 'details',
      fields: [
        {
          kind: 'number',
          name: 'weightGrams',
          min: 1,
          max: PRODUCT_LIMITS.weightGrams,
          decimals: 0,
          unit: 'grams',
          when: isCoffee,
        },
        {
          kind: 'number',
          name: 'volumeMl',
          min: 1,
          max: PRODUCT_LIMITS.volumeMl,
          decimals: 0,
          unit: 'millilitres',
          when: isMakgeolli,
        },
        { kind: 'text', name: 'shelfLife', isTranslated: true },
        { kind: 'text', name: 'storage', isTranslated: true },
        { kind: 'text', name: 'madeOn', isTranslated: true },
        { kind: 'text', name: 'ingredients', isTranslated: true },
        { kind: 'text', name: 'foodType', isTranslated: true },
        {
          kind: 'choice',
          name: 'origin',
          options: ORIGINS,
          labels: 'product:origin',
          isOptional: true,
          when: isCoffee,
        },
        {
          kind: 'choice',
          name: 'roastLevel',
          options: ROAST_LEVELS,
          labels: 'product:roastLevel',
          isOptional: true,
          when: isCoffee,
        },
        {
          kind: 'choice',
          name: 'process',
          options: PROCESSES,
          labels: 'product:process',
          isOptional: true,
          when: isCoffee,
        },
        { kind: 'number', name: 'acidity', min: 1, max: 5, decimals: 0, when: isCoffee },
        { kind: 'number', name: 'body', label: 'coffeeBody', min: 1, max: 5, decimals: 0, when: isCoffee },
        {
          kind: 'number',
          name: 'abv',
          min: 0,
          max: PRODUCT_LIMITS.abv,
          decimals: 1,
          unit: 'percent',
          when: isMakgeolli,
        },
        { kind: 'number', name: 'sweetnessLevel', min: 1, max: 5, decimals: 0, when: isMakgeolli },
        {
          kind: 'choice',
          name: 'carbonation',
          options: CARBONATIONS,
          labels: 'product:carbonation',
          isOptional: true,
          when: isMakgeolli,
        },
        { kind: 'text', name: 'riceType', isTranslated: true, when: isMakgeolli },
        { kind: 'text', name: 'servingTemp', isTranslated: true, when: isMakgeolli },
        { kind: 'list', name: 'tastingNotes', isTranslated: true },
        { kind: 'list', name: 'pairings', isTranslated: true, when: isMakgeolli },
        { kind: 'text', name: 'brewGuide', isTranslated: true, rows: 4, when: isCoffee },
      ],
    },
    {
      name: 'publishing',
      fields: [
        { kind: 'flag', name: 'isPublished' },
        { kind: 'moment', name: 'visibleFrom', fallback: ALWAYS_VISIBLE.visibleFrom },
        { kind: 'moment', name: 'visibleUntil', fallback: ALWAYS_VISIBLE.visibleUntil },
      ],
    },
  ],
  blank: () => ({ type: 'coffee', availability: 'in_stock', isPublished: true, grinds: [...GRINDS] }),
  copied: () => ({ isPublished: false }),
  nameOf: (product, language) => localized(product, 'title', language),
  previews: {
    card: lazyChunk(async () => (await import('./product-preview.tsx')).ProductCardPreview),
    page: lazyChunk(async () => (await import('./product-preview.tsx')).ProductPagePreview),
  },
};
