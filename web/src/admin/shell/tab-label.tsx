import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabKey } from '../tab-keys.ts';

/** Reads Firestore, so it loads after the layout. */
const UnreadBadge = lazy(async () => ({
  default: (await import('../today/unread-badge.tsx')).UnreadBadge,
}));

/** The name of a tab; that of the contacts includes the number of unread messages. */
export function TabLabel({ tab }: { tab: TabKey }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t(`tabs.${tab}`)}
      {tab === 'contacts' && (
        <Suspense>
          <UnreadBadge />
        </Suspense>
      )}
    </>
  );
}
