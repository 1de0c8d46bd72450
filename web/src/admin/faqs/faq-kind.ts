import { FAQ_LIMITS, faqInputSchema, type Faq } from '@app/domain/faq/faq-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import type { ContentKind } from '../editing/content-kind.ts';

export const FAQS: ContentKind<Faq> = {
  name: 'faqs',
  apiPath: '/api/admin/faqs',
  schema: faqInputSchema,
  isStamped: false,
  flag: 'isActive',
  nameField: 'question',
  sections: [
    {
      name: 'words',
      fields: [
        { kind: 'text', name: 'question', isTranslated: true },
        { kind: 'text', name: 'answer', isTranslated: true, rows: 5 },
      ],
    },
    {
      name: 'publishing',
      fields: [
        { kind: 'text', name: 'category', isTranslated: true },
        { kind: 'number', name: 'order', min: 0, max: FAQ_LIMITS.order, decimals: 0, fallback: 0 },
        { kind: 'flag', name: 'isActive' },
      ],
    },
  ],
  blank: () => ({ isActive: true }),
  copied: () => ({ isActive: false }),
  nameOf: (faq, language) => localized(faq, 'question', language),
  previews: { card: lazyChunk(async () => (await import('./faq-preview.tsx')).FaqPreview) },
};
