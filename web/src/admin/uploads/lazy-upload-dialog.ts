import { lazyChunk } from '../../ui/lazy-chunk.tsx';

/** The upload dialog, which loads when it is opened, with the SDK of Storage. It needs a `LoadBoundary` around it. */
export const LazyUploadDialog = lazyChunk(async () => (await import('./upload-dialog.tsx')).UploadDialog);
