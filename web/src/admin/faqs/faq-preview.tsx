import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { FaqItem } from '../../features/faqs/faq-item.tsx';
import type { PreviewProps } from '../editing/content-kind.ts';

export function FaqPreview({ item }: PreviewProps<Faq>) {
  return <FaqItem faq={item} isOpen />;
}
