import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/https';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { HttpEnv } from './http/http.ts';
import { keepRequestsRaw } from './http/raw-requests.ts';
import { createShareCardRenderer } from './pages/draw-share-card.ts';
import { createPages } from './pages/pages.ts';
import { pictureReader } from './pages/read-picture.ts';
import { loadRenderer } from './pages/renderer.ts';
import { readSite } from './pages/site.ts';
import { deployedDeps, REGION } from './triggers/deployed-deps.ts';
import { RESOURCES } from './triggers/resources.ts';
import { API_SECRETS, SECRETS } from './triggers/settings.ts';

export { checkPictures } from './triggers/check-pictures.ts';
export {
  deliverMails,
  removeBookingMails,
  removeContactMails,
  removeSubscriptionMails,
  removeWaitlistMails,
  sweepMails,
} from './triggers/mails.ts';
export { offerReturnedSeats } from './triggers/offer-returned-seats.ts';
export {
  maintainNewsletter,
  maintainOrders,
  maintainWaitlists,
  nightlyCleanup,
} from './triggers/schedules.ts';
export {
  watchBookings,
  watchContacts,
  watchEvents,
  watchFaqs,
  watchMail,
  watchOrders,
  watchProducts,
  watchSecondFactors,
  watchSessions,
  watchStock,
  watchStoreLocations,
  watchStories,
  watchSubscriptions,
} from './triggers/watch-changes.ts';

keepRequestsRaw(process.env);

/** Creates an HTTP function that serves the application which `create` returns at the first request. */
function httpFunction(
  resources: (typeof RESOURCES)['api' | 'pages'],
  secrets: typeof SECRETS,
  create: () => Hono<HttpEnv> | Hono,
) {
  let listener: ReturnType<typeof getRequestListener> | undefined;
  return onRequest(
    {
      region: REGION,
      ...resources,
      invoker: 'public',
      cors: false,
      secrets,
    },
    (request, response) => {
      // Node discards the rest of a refused body. The adapter would close the connection after half a second, and a
      // client that is still sending would not receive the error.
      listener ??= getRequestListener(create().fetch, {
        overrideGlobalObjects: false,
        autoCleanupIncoming: false,
      });
      return listener(request, response);
    },
  );
}

export const api = httpFunction(RESOURCES.api, API_SECRETS, () => createApp(deployedDeps()));

export const pages = httpFunction(RESOURCES.pages, SECRETS, () => {
  const { bucket, clock, config, log } = deployedDeps();
  // `build.ts` copies the fonts next to the bundle, the web build the files of the site.
  const font = (weight: string) => join(__dirname, 'fonts', `Pretendard-${weight}.otf`);
  return createPages({
    site: readSite(config.siteFiles ?? join(__dirname, 'site')),
    loadRenderer: (environment) => loadRenderer('./renderer/server.js', environment),
    draw: createShareCardRenderer({
      fonts: { bold: font('Bold'), regular: font('Regular') },
      readPicture: pictureReader(bucket),
    }),
    origin: config.siteOrigin,
    enforcesAppCheck: config.appCheck === 'enforce',
    clock,
    log,
  });
});
