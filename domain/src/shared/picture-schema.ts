import { z } from 'zod';

const OBJECT_PATH = /^(products|events|stories)\/[a-z0-9][a-z0-9-]{0,80}\.(avif|webp|jpg|jpeg|png)$/;

/** The object path of a stored image, such as `products/ethiopia-guji.webp`. */
export const objectPathSchema = z.string().regex(OBJECT_PATH, 'Not a picture of this site');
