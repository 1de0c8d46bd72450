import { doc, onSnapshot } from 'firebase/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { pictureCheckId, type PictureCheck } from '@app/domain/shared/picture-check.ts';
import { firestore } from '../live/firestore.ts';

/** Calls back once with what the server's check of an uploaded picture has found, or with null when that cannot be read. */
export function watchPictureCheck(
  path: string,
  onChecked: (outcome: PictureCheck['outcome'] | null) => void,
): () => void {
  const stop = onSnapshot(
    doc(firestore, COLLECTIONS.pictureChecks, pictureCheckId(path)),
    (check) => {
      const outcome = check.get('outcome') as PictureCheck['outcome'] | undefined;
      if (!outcome) return;
      stop();
      onChecked(outcome);
    },
    () => onChecked(null),
  );
  return stop;
}
