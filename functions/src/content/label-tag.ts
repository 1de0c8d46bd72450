import { COLLECTIONS } from '@app/domain/collections.ts';
import type { TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import { raiseVersion } from './raise-version.ts';
import type { Deps } from '../deps.ts';

/** Sets the label of a tag, or removes it when it has no text. */
export async function labelTag(
  deps: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  key: string,
  label: TagLabelInput,
): Promise<void> {
  const document = deps.db.collection(COLLECTIONS.tagLabels).doc(key);
  await deps.transaction(async (tx) => {
    const [stored] = await tx.getAll(document);
    if (label.label || label.labelKr) tx.set(document, label);
    else if (stored!.exists) tx.delete(document);
  });
  await raiseVersion(deps, COLLECTIONS.tagLabels, deps.clock.now());
}
