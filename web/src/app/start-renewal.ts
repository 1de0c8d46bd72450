import type { QueryClient } from '@tanstack/react-query';
import type { Translations } from '../i18n/translations.ts';
import type { PageClock } from '../lib/clock.ts';
import { isInlined, type PageData } from '../lib/page-data.ts';

const loadServices = () => import('./after-hydration.ts');

/**
 * Starts what a server-rendered page does when it is usable: renews and prefetches content, removes receipts of past events,
 * and keeps pages for offline use. If the code for this cannot be loaded, all inlined data counts as invalid, so that each page
 * that is opened fetches its own.
 */
export async function startRenewal(
  queryClient: QueryClient,
  translations: Translations,
  page: PageData,
  clock: PageClock,
  load = loadServices,
): Promise<void> {
  const services = await load().catch(() => null);
  if (!services) return queryClient.invalidateQueries({ predicate: isInlined, refetchType: 'none' });
  await services.correctClock(clock);
  const reading = services.renewPageData(queryClient, page, clock.now());
  const content = services.expireContent(queryClient, clock, reading);
  services.prefetchPages(queryClient, translations, content);
  services.removeOldReceipts();
  // The page works without it, as where a browser blocks the storage of sites.
  if (import.meta.env.PROD) await services.registerServiceWorker().catch(() => undefined);
}
