import { z } from 'zod';
import { sitePictureInputSchema, sitePicturePlaceSchema } from '../site-picture/site-picture-schema.ts';
import { endpoint } from './endpoint.ts';

export const setSitePicture = endpoint({
  method: 'PUT',
  path: '/api/admin/site-pictures/{place}',
  summary: 'Sets the photograph of a place of the site; without an image, the place shows its illustration',
  access: 'admin',
  params: z.object({ place: sitePicturePlaceSchema }),
  body: sitePictureInputSchema,
  status: 204,
  output: z.undefined(),
  errors: [],
});
