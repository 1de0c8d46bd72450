import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { listAdmins } from '@app/domain/api/admin.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import { call } from '../../lib/api-client.ts';
import { auth } from './firebase-auth.ts';
import { inSession } from './in-session.ts';

/**
 * Returns how the dashboard names who made a change.
 * @param who an admin's uid, an e-mail address for a change in Google's console, or `system` for one by Google
 */
export function adminName(
  who: string,
  admins: ResponseOf<typeof listAdmins>,
  t: TFunction<['admin', 'adminActivity']>,
): string {
  if (who === auth.currentUser?.uid) return t('activity.you');
  if (who === 'system') return t('adminActivity:system');
  if (who.includes('@')) return who;
  // An account may have been deleted since.
  return admins.find(({ uid }) => uid === who)?.email ?? t('adminActivity:otherAdmin');
}

/** Returns a function that names who made a change. The admins are read once. */
export function useAdminName(): (who: string) => string {
  const { t } = useTranslation(['admin', 'adminActivity']);
  const { data: admins = [] } = useQuery({
    queryKey: ['admin-accounts'],
    queryFn: () => inSession(() => call<typeof listAdmins>('GET', '/api/admin/accounts')),
    staleTime: Infinity,
  });
  return (who) => adminName(who, admins, t);
}
