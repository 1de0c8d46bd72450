/** Returns the object paths of a product's pictures: first the product itself, then as it is served. */
export function gallery(name: string): string[] {
  return [`products/${name}.webp`, `products/${name}-served.webp`];
}
