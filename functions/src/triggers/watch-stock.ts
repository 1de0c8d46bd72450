import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { handleStockChange } from '../restock/none-left.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { handleEvent, RETRY_ON_FAILURE } from './handle-event.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** Handles that the last counted piece is gone or pieces are left again. Every order changes the stock, so others end here. */
export const watchStock = onDocumentWritten(
  {
    ...RETRY_ON_FAILURE,
    document: `${COLLECTIONS.productStock}/{id}`,
    region: REGION,
    ...RESOURCES.changes,
    maxInstances: 1,
    secrets: SECRETS,
  },
  async (event) => {
    const { before, after } = event.data ?? {};
    if ((before?.get('left') === 0) === (after?.get('left') === 0)) return;
    const deps = deployedDeps();
    await handleEvent(deps, event, () => handleStockChange(deps, event.params.id, event.id));
  },
);
