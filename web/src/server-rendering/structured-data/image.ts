import { pictureUrl } from '../../lib/picture-url.ts';
import type { Thing } from './thing.ts';

/**
 * Returns a stored picture as the value of `image`: its URL or, with a credit, a https://schema.org/ImageObject that names it, as
 * search engines show it beside the picture.
 */
export function image(path: string, credit = ''): string | Thing {
  const url = pictureUrl(path);
  return credit ? { '@type': 'ImageObject', contentUrl: url, creditText: credit } : url;
}
