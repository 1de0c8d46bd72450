import { z } from 'zod';
import { OBJECT_PATH } from './object-path.ts';

/** The object path of a stored image, such as `products/ethiopia-guji.webp`. */
export const objectPathSchema = z.string().regex(OBJECT_PATH, 'Not a picture of this site');
