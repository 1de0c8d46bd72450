import type { QueryClient } from '@tanstack/react-query';
import type { SiteText } from './site-text.ts';
import type { Place } from '../i18n/site-address.ts';

/** A rendered page and the data that was read for it. */
export interface RenderedContent {
  /** Its Korean path. */
  path: string;
  /** Its title without the brand name; undefined for the home page. */
  title: string | undefined;
  place: Place;
  now: Date;
  /** The last change of the story on the page, if known. */
  changed: Date | undefined;
  t: SiteText;
  queryClient: QueryClient;
}
