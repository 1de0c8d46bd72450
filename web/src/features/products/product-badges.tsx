import { useTranslation } from 'react-i18next';
import type { Availability, ProductType } from '@app/domain/product/product.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TYPE_TONES: Record<ProductType, BadgeTone> = { coffee: 'roast', makgeolli: 'celadon' };
const AVAILABILITY_TONES: Record<Availability, BadgeTone> = {
  in_stock: 'plain',
  seasonal: 'plain',
  out_of_stock: 'muted',
};

export function TypeBadge({ type }: { type: ProductType }) {
  const { t } = useTranslation('product');
  return <Badge tone={TYPE_TONES[type]}>{t(`type.${type}`)}</Badge>;
}

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  const { t } = useTranslation('product');
  return <Badge tone={AVAILABILITY_TONES[availability]}>{t(`availability.${availability}`)}</Badge>;
}
