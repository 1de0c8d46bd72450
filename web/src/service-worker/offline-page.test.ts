import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

it('keeps Korean phrases of the offline page together', async () => {
  expect(await offlinePage('/coffee', [['/about', '소개']], []).text()).toContain('볼\u00a0수\u00a0있습니다');
});
