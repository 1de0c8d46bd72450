import { z } from 'zod';
import { altSchema } from '../shared/fields.ts';
import { creditSchema, focusSchema, objectPathSchema } from '../shared/picture-schema.ts';
import { SITE_PICTURE_PLACES } from './site-picture.ts';

export const sitePicturePlaceSchema = z.enum(SITE_PICTURE_PLACES);

const details = {
  imageAlt: altSchema.default(''),
  imageAltKr: altSchema.default(''),
  imageFocus: focusSchema.default(''),
  imageCredit: creditSchema.default(''),
};

/** The photograph of a place; without an image, the place shows its illustration. */
export const sitePictureInputSchema = z.strictObject({
  image: z.union([z.literal(''), objectPathSchema]),
  ...details,
});
export const sitePictureSchema = z.strictObject({
  id: sitePicturePlaceSchema,
  image: objectPathSchema,
  ...details,
});

export type SitePictureInput = z.infer<typeof sitePictureInputSchema>;
export type SitePicture = z.infer<typeof sitePictureSchema>;
