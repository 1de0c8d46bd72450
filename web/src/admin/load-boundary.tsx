import { Alert, Button, Space } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

/** Requests a style sheet again beside its link, and removes the link that failed. */
function requestAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    const settle = (isLoaded: boolean) => {
      if (!isLoaded) again.remove();
      else if (!link.sheet) link.remove();
      resolve();
    };
    again.addEventListener('load', () => settle(true));
    again.addEventListener('error', () => settle(false));
    link.after(again);
  });
}

/**
 * Requests again each style sheet of the page that could not be loaded, which Vite does not do when a chunk is loaded again. One
 * that fails again, such as that of an earlier deployment, is no error.
 */
async function loadMissingStyleSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => !sheet);
  await Promise.all(missing.map(requestAgain));
}

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
