import { z } from 'zod';
import { cleanedCode } from '../shared/cleaned-text.ts';
import {
  addedTextSchema,
  idSchema,
  optionalText,
  requiredText,
  TEXT_LIMITS,
  textList,
} from '../shared/fields.ts';
import { storedSchema } from '../shared/stored-schema.ts';
import { openingHoursSchema, specialHoursFields } from './opening-hours-schema.ts';

const fields = {
  name: requiredText('Name is required', TEXT_LIMITS.title),
  nameKr: optionalText(TEXT_LIMITS.title),
  address: requiredText('Address is required'),
  addressKr: optionalText(),
  /** The nearest station and exit, bus stop or landmark. */
  directions: addedTextSchema,
  directionsKr: addedTextSchema,
  phone: cleanedCode().max(TEXT_LIMITS.tag).default(''),
  hours: optionalText(),
  hoursKr: optionalText(),
  /** The same hours in structured form, used to compute whether the store is open. */
  openingHours: openingHoursSchema.optional(),
  ...specialHoursFields,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  features: textList(),
  featuresKr: textList(),
  isActive: z.boolean().default(true),
};

export const storeLocationInputSchema = z.strictObject(fields);
export const storeLocationSchema = z.strictObject({ id: idSchema, ...fields });
/** What tells where a store is and how to get there. */
export const placedStoreSchema = storeLocationSchema.pick({
  name: true,
  nameKr: true,
  address: true,
  addressKr: true,
  directions: true,
  directionsKr: true,
  lat: true,
  lng: true,
});
export const storedStoreLocationSchema = storedSchema(storeLocationSchema);

export type StoreLocationInput = z.infer<typeof storeLocationInputSchema>;
export type PlacedStore = z.infer<typeof placedStoreSchema>;
export type StoreLocation = z.infer<typeof storeLocationSchema>;
