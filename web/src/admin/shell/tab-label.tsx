import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import type { TabKey } from '../tab-keys.ts';

/** Reads Firestore, so it loads after the layout. */
const UnreadBadge = lazyChunk(async () => (await import('../today/unread-count.tsx')).UnreadBadge);

/** The name of a tab; that of the contacts includes the number of unread messages. */
export function TabLabel({ tab }: { tab: TabKey }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t(`tabs.${tab}`)}
      {tab === 'contacts' && (
        <ErrorBoundary resetKey="" fallback={null}>
          <Suspense>
            <UnreadBadge />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
