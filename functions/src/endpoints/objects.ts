import * as contract from '@app/domain/api/objects.ts';
import { DomainError } from '@app/domain/errors.ts';
import { UPLOAD_TYPES } from '@app/domain/shared/picture-format.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { withDeadline } from '../http/deadline.ts';
import { route } from '../routing/route.ts';
import { objectPathOf } from '../store/object-address.ts';

/**
 * Opens a resumable upload session of Cloud Storage for one image of the declared type and size under a new, unique
 * name: https://cloud.google.com/storage/docs/performing-resumable-uploads
 */
export const createUpload = route(contract.createUpload, async ({ body, http }, { bucket }) => {
  const { folder, contentType, size } = body;
  const name = `${folder}/${crypto.randomUUID()}.${UPLOAD_TYPES[contentType]}`;
  const origin = http.req.header('Origin');
  const [uploadURL] = await withDeadline(
    bucket.file(name).createResumableUpload({
      metadata: { contentType, contentLength: size },
      preconditionOpts: { ifGenerationMatch: 0 },
      ...(origin && { origin }),
    }),
  );
  return { uploadURL };
});

export const normalizeObject = route(contract.normalizeObject, async ({ body }, { bucket, config }) => {
  const path = objectPathSchema.safeParse(
    objectPathOf(body.uploadURL, bucket.name, config.storageEmulatorHost),
  );
  if (path.success) return { objectPath: path.data };
  const message = 'Not the address of a picture of this site';
  throw new DomainError('validation_failed', `uploadURL: ${message}`, [{ field: 'uploadURL', message }]);
});
