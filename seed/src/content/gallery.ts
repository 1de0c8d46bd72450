/** Returns the object paths of a product's pictures: the product, then as served. */
export function gallery(name: string): string[] {
  return [`products/${name}.webp`, `products/${name}-served.webp`];
}
