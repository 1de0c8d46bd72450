import type { Availability, ProductType } from '@app/domain/product/product.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TYPE_TONES: Record<ProductType, BadgeTone> = { coffee: 'roast', makgeolli: 'celadon' };
const AVAILABILITY_TONES: Record<Availability, BadgeTone> = {
  in_stock: 'plain',
  seasonal: 'plain',
  out_of_stock: 'muted',
};

export function TypeBadge({ type }: { type: ProductType }) {
  return <Badge tone={TYPE_TONES[type]}>{useMessages().product.type[type]}</Badge>;
}

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return (
    <Badge tone={AVAILABILITY_TONES[availability]}>{useMessages().product.availability[availability]}</Badge>
  );
}
