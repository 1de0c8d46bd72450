import * as contract from '@app/domain/api/site-pictures.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { raiseVersion } from '../content/raise-version.ts';
import { requirePictures } from '../content/pictures/require-pictures.ts';
import { route } from '../routing/route.ts';

export const setSitePicture = route(contract.setSitePicture, async ({ params, body }, deps) => {
  // The nightly cleanup removes a photograph that was uploaded a day ago and not saved.
  await requirePictures(deps, COLLECTIONS.sitePictures, body);
  const document = deps.db.collection(COLLECTIONS.sitePictures).doc(params.place);
  await deps.transaction(async (tx) => {
    const [stored] = await tx.getAll(document);
    if (body.image) tx.set(document, body);
    else if (stored!.exists) tx.delete(document);
  });
  await raiseVersion(deps, COLLECTIONS.sitePictures, deps.clock.now());
  return undefined;
});
