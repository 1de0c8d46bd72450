import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useToaster } from './toast.tsx';

/** A button that shares the address of the page: through the device's own dialog, or, without one, by copying the link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('common');
  const { showToast } = useToaster();
  const share = async () => {
    // Without the query, which is of this visit, and the fragment.
    const url = window.location.origin + window.location.pathname;
    try {
      // Chromium on Linux and Firefox have no dialog; types assume that every browser has one.
      if ('share' in navigator) {
        await navigator.share({ title, url });
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        showToast({ tone: 'success', title: t('share.copied') });
      }
    } catch (error) {
      // The visitor closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ tone: 'error', title: t('share.failed') });
    }
  };
  return (
    <Button look="quiet" data-needs-script onClick={() => void share()}>
      {t('share.label')}
    </Button>
  );
}
