import { z } from 'zod';
import { objectPathSchema } from '../shared/picture-schema.ts';
import { UPLOAD_TYPES, type UploadType } from '../shared/picture-format.ts';
import { PICTURE_FOLDERS } from '../shared/picture.ts';
import { TEXT_LIMITS } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

/** The maximum size of an image in each folder, in bytes. `storage.rules` enforces the same limits. */
export const UPLOAD_MAX_BYTES = {
  products: 10 * 1024 * 1024,
  events: 5 * 1024 * 1024,
  stories: 5 * 1024 * 1024,
  site: 5 * 1024 * 1024,
};

export const createUpload = endpoint({
  method: 'POST',
  path: '/api/objects/upload',
  summary: 'Returns a URL that accepts one image by PUT, stored under a generated name',
  access: 'admin',
  body: z
    .strictObject({
      folder: z.enum(PICTURE_FOLDERS),
      contentType: z.enum(Object.keys(UPLOAD_TYPES) as [UploadType, ...UploadType[]]),
      size: z.int().min(1).describe('Bytes: at most 10 MB for products, 5 MB for events and stories'),
    })
    .refine(({ folder, size }) => size <= UPLOAD_MAX_BYTES[folder], {
      path: ['size'],
      message: 'The picture is too large',
    }),
  status: 200,
  output: z.object({ uploadURL: z.url() }),
  errors: [],
});

export const normalizeObject = endpoint({
  method: 'POST',
  path: '/api/objects/normalize',
  summary: 'Converts an upload URL into the path under which the image is stored',
  access: 'admin',
  body: z.strictObject({ uploadURL: z.url().max(TEXT_LIMITS.url) }),
  status: 200,
  output: z.object({ objectPath: objectPathSchema }),
  errors: [],
});
