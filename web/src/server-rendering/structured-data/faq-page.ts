import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Place } from '../../i18n/site-address.ts';
import type { Thing } from './thing.ts';

/** Returns questions and answers as https://schema.org/FAQPage. */
export function faqPage(faqs: readonly Faq[], { language }: Place): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map((faq) => ({
      '@type': 'Question',
      name: localized(faq, 'question', language),
      acceptedAnswer: { '@type': 'Answer', text: localized(faq, 'answer', language) },
    })),
  };
}
