import * as contract from '@app/domain/api/site-pictures.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { raiseVersion } from '../content-versions/raise-version.ts';
import { route } from '../routing/route.ts';

export const setSitePicture = route(contract.setSitePicture, async ({ params, body }, deps) => {
  // The nightly cleanup removes a photograph that was uploaded a day ago and not saved.
  if (body.image && !(await deps.bucket.file(body.image).exists())[0]) {
    const message = 'There is no such picture';
    throw new DomainError('validation_failed', message, [{ field: 'image', message }]);
  }
  const document = deps.db.collection(COLLECTIONS.sitePictures).doc(params.place);
  await deps.transaction(async (tx) => {
    const [stored] = await tx.getAll(document);
    if (body.image) tx.set(document, body);
    else if (stored!.exists) tx.delete(document);
  });
  await raiseVersion(deps, COLLECTIONS.sitePictures, deps.clock.now());
  return undefined;
});
