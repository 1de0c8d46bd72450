import { getRequestListener } from '@hono/node-server';
import { onInit } from 'firebase-functions/core';
import { onRequest } from 'firebase-functions/https';
import { write } from 'firebase-functions/logger';
import { createApp } from './app.ts';
import { firebaseDeps } from './deps.ts';
import { parseEnvironment } from './env.ts';
import { keepRequestsRaw } from './http/raw-requests.ts';

keepRequestsRaw();

let listener: ReturnType<typeof getRequestListener>;

// Not at load: a deployment loads this file to find the functions, without their environment.
onInit(() => {
  const app = createApp(firebaseDeps(parseEnvironment(process.env), write));
  listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
});

export const api = onRequest(
  { region: 'asia-northeast3', concurrency: 80, invoker: 'public', cors: false },
  (request, response) => listener(request, response),
);
