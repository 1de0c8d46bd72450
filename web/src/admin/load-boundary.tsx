import { Alert, Button, Space } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { loadMissingStyleSheets } from './missing-style-sheets.ts';

interface LoadBoundaryProps {
  /** A change renders the children again after a failure. */
  resetKey?: string;
  /** Shown while the children load. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Contains the failure of one part of the dashboard, such as a chunk that cannot be loaded: the rest, with everything typed
 * there, stays. Parts that are loaded by `lazyChunk` are loaded again on retry.
 */
export function LoadBoundary({ resetKey = '', loading = null, children }: LoadBoundaryProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={LoadFailed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Says that a part could not be loaded, and offers a retry. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const [isTrying, setTrying] = useState(false);
  // Without its style sheet, a part would be shown unstyled. The missing one may be that of another part.
  const retry = async () => {
    setTrying(true);
    await loadMissingStyleSheets();
    setTrying(false);
    onRetry();
  };
  return (
    <Alert
      type="error"
      showIcon
      title={t('live.failed')}
      description={
        <>
          <p>{t('live.failedDetails.unavailable')}</p>
          <Space wrap>
            <Button loading={isTrying} onClick={() => void retry()}>
              {t('live.retry')}
            </Button>
            <Button onClick={() => window.location.reload()}>{t('live.reload')}</Button>
          </Space>
        </>
      }
    />
  );
}
