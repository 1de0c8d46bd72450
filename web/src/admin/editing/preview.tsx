import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import type { ContentItem } from './content-kind.ts';
import type { PreviewProps } from './preview-content.tsx';

export const PreviewContent = lazyChunk(async () => (await import('./preview-content.tsx')).PreviewContent);

/** The item as visitors will see it. Loads when it is opened. */
export function Preview<Item extends ContentItem>({ kind, ...rest }: PreviewProps<Item>) {
  const { t } = useTranslation('admin');
  return (
    <LoadBoundary loading={<Spinner label={t('loading')} />}>
      <PreviewContent kind={kind as unknown as PreviewProps<ContentItem>['kind']} {...rest} />
    </LoadBoundary>
  );
}
