import { z } from 'zod';
import { altSchema } from './fields.ts';
import { OBJECT_PATH } from './object-path.ts';
import { FOCUS } from './picture-focus.ts';

/** The object path of a stored image, such as `products/ethiopia-guji.webp`. */
export const objectPathSchema = z.string().regex(OBJECT_PATH, 'Not a picture of this site');

/** The focal point of an image, which stays visible when the image is cropped. */
export const focusSchema = z.string().regex(FOCUS, 'Not a focal point');

/** Who made an image. When absent or empty, nobody is named. */
export const creditSchema = altSchema;

/** Returns a schema for the focal points of a list of images, in their order. */
export function focusList(max: number) {
  return z.array(focusSchema).max(max);
}
