import { Button } from 'antd';
import { createContext, Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LoadFailed } from '../load-boundary.tsx';
import { SmallDialog } from './small-dialog.tsx';

interface Frame {
  title: string;
  onClose: () => void;
}

const FrameContext = createContext<Frame>({ title: '', onClose: () => {} });

/**
 * Contains the failure of a dialog, such as a chunk that cannot be loaded: a dialog in its place offers a retry, and what is
 * behind it stays. `title` is the title of that dialog.
 */
export function DialogBoundary({ children, ...frame }: Frame & { children: ReactNode }) {
  return (
    <FrameContext value={frame}>
      <ErrorBoundary resetKey="" fallback={DialogFailed}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </FrameContext>
  );
}

function DialogFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const { title, onClose } = use(FrameContext);
  return (
    <SmallDialog
      title={title}
      open
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('editing.close')}</Button>}
    >
      <LoadFailed onRetry={onRetry} />
    </SmallDialog>
  );
}
