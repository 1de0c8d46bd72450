import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/https';
import { createApp } from './app.ts';
import { keepRequestsRaw } from './http/raw-requests.ts';
import { deployed, REGION } from './triggers/deployed.ts';

export { checkPictures } from './triggers/check-pictures.ts';
export { deliverMails } from './triggers/deliver-mails.ts';
export { keepOrder } from './triggers/keep-order.ts';
export {
  watchContacts,
  watchEvents,
  watchFaqs,
  watchProducts,
  watchStoreLocations,
  watchStories,
} from './triggers/watch-changes.ts';

keepRequestsRaw();

let listener: ReturnType<typeof getRequestListener> | undefined;

export const api = onRequest(
  { region: REGION, concurrency: 80, invoker: 'public', cors: false },
  (request, response) => {
    listener ??= getRequestListener(createApp(deployed()).fetch, { overrideGlobalObjects: false });
    return listener(request, response);
  },
);
