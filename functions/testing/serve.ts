import { serve } from '@hono/node-server';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createApp } from '../src/app.ts';
import { firebaseDeps } from '../src/firebase-deps.ts';
import { parseEnvironment } from '../src/env.ts';
import { cachingAuth } from './caching-auth.ts';

/**
 * Runs the application in its own process, which a test can kill, on the database of the project named by the first
 * argument. Sends its port to the parent process.
 */
const db = getFirestore(initializeApp({ projectId: process.argv[2]! }, 'database'));
const deps = firebaseDeps(parseEnvironment(process.env), () => {}, { db });
const app = createApp({ ...deps, auth: cachingAuth(deps) });
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, ({ port }) => {
  process.send?.({ port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
