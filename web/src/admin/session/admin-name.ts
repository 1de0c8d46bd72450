import type { TFunction } from 'i18next';
import { auth } from './firebase-auth.ts';

/** Returns how the dashboard names an admin. @param who a uid, or an e-mail address for a change in Google's console */
export function adminName(who: string, t: TFunction<['admin', 'adminActivity']>): string {
  if (who === auth.currentUser?.uid) return t('activity.you');
  return who.includes('@') ? who : t('adminActivity:otherAdmin');
}
