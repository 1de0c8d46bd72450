import type { QueryClient } from '@tanstack/react-query';
import type { SiteText } from './site-text.ts';
import type { Place } from '../i18n/site-address.ts';

/** A page that has been rendered, and all that was read for it. */
export interface RenderedContent {
  /** Its Korean path. */
  path: string;
  /** Its title, without the brand's name; home has none. */
  title: string | undefined;
  place: Place;
  now: Date;
  /** When the story that it shows was last changed, where that is known. */
  changed: Date | undefined;
  t: SiteText;
  queryClient: QueryClient;
}
