import type { Product } from '@app/domain/product/product-schema.ts';
import { ProductDetail } from '../../features/products/detail/product-detail.tsx';
import { ProductCard } from '../../features/products/product-card.tsx';
import type { PreviewProps } from '../editing/content-kind.ts';

export function ProductCardPreview({ item }: PreviewProps<Product>) {
  return <ProductCard product={item} level={3} />;
}

export function ProductPagePreview({ item }: PreviewProps<Product>) {
  return <ProductDetail product={item} />;
}
