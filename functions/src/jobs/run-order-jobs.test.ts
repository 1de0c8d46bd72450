import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { openShop } from '../../testing/shop.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { runOrderJobs } from './run-order-jobs.ts';

it('expires orders although events cannot be called off, and reports the failure at the end', async () => {
  const shop = openShop();
  const { id } = await shop.place();
  shop.pass(61);
  const failing = withOverrides(shop.deps.db, {
    collection(name: string) {
      if (name === COLLECTIONS.callOffs) throw new Error('The index is missing.');
      return shop.deps.db.collection(name);
    },
  });
  const deps = { ...shop.deps, db: failing };
  await expect(runOrderJobs(deps, 'test', { callOffs: NO_DEADLINE, notices: NO_DEADLINE })).rejects.toThrow(
    'callOffs',
  );
  expect((await shop.stored(id)).ledger.state).toBe('expired');
});
