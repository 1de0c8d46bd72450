import type { TFunction } from 'i18next';
import { auth } from './firebase-auth.ts';

/**
 * Returns how the dashboard names who made a change.
 * @param who an admin's uid, an e-mail address for a change in Google's console, or `system` for one by Google
 */
export function adminName(who: string, t: TFunction<['admin', 'adminActivity']>): string {
  if (who === auth.currentUser?.uid) return t('activity.you');
  if (who === 'system') return t('adminActivity:system');
  return who.includes('@') ? who : t('adminActivity:otherAdmin');
}
