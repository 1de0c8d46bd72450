import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import type { Namespace } from '../../i18n/resources.ts';
import { nextFrame } from '../../lib/scheduling.ts';
import { useToaster } from '../../ui/toast.tsx';

/**
 * Returns the state of a dialog whose chunk and translations load when it is first shown. `Dialog` is null until then. A
 * toast says that they could not be loaded.
 */
export function useLazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFetching, setFetching] = useState(false);

  const show = async () => {
    setOpen(true);
    if (Dialog) return;
    setFetching(true);
    try {
      // Paints the pressed button before evaluating the loaded chunk blocks the main thread.
      await nextFrame();
      const [loaded] = await Promise.all([load(), translations.load(language, namespaces)]);
      setDialog(() => loaded);
    } catch {
      setOpen(false);
      showToast({ tone: 'error', title: t('event.unavailable') });
    } finally {
      setFetching(false);
    }
  };
  return { Dialog, isOpen, isFetching, show, close: () => setOpen(false) };
}
