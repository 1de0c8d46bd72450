import * as contract from '@app/domain/api/objects.ts';
import { DomainError } from '@app/domain/errors.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { route } from '../routing/route.ts';
import { objectPathOf } from '../store/object-address.ts';

export const normalizeObject = route(contract.normalizeObject, async ({ body }, { bucket, config }) => {
  const path = objectPathSchema.safeParse(
    objectPathOf(body.uploadURL, bucket.name, config.storageEmulatorHost),
  );
  if (path.success) return { objectPath: path.data };
  const message = 'Not the address of a picture of this site';
  throw new DomainError('validation_failed', `uploadURL: ${message}`, [{ field: 'uploadURL', message }]);
});
