/** The object path of an original, such as `products/ethiopia-guji.webp`. */
export const OBJECT_PATH =
  /^(products|events|stories|site)\/[a-z0-9][a-z0-9-]{0,80}\.(avif|webp|jpg|jpeg|png)$/;
