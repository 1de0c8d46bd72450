/** The object paths of a product's pictures: what is sold, then the cup or bowl it ends up in. */
export function gallery(name: string): string[] {
  return [`products/${name}.webp`, `products/${name}-served.webp`];
}
