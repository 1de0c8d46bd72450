import { createTranslations } from '../../i18n/translations.ts';
import type { ContentItem, ContentKind } from '../editing/content-kind.ts';
import { loadFormChunks } from '../editing/form-chunks.ts';
import { EVENTS } from '../events/event-kind.ts';
import { PRODUCTS } from '../products/product-kind.ts';

/**
 * Loads what open forms load in the background, for `beforeAll`: an import that is under way when a test file ends fails, also for
 * the files that run after it in the same process.
 */
export const loadFormParts = () =>
  Promise.all(
    [PRODUCTS, EVENTS].map((kind) =>
      loadFormChunks(kind as unknown as ContentKind<ContentItem>, createTranslations(), 'kr'),
    ),
  );
