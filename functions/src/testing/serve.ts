import { serve } from '@hono/node-server';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createApp } from '../app.ts';
import { firebaseDeps } from '../firebase-deps.ts';
import { parseEnvironment } from '../env.ts';
import { rememberingAuth } from './remembering-auth.ts';

/**
 * The application as a process of its own, which a test can kill, on the database of the project that its first
 * argument names. Sends its port to the process that started it.
 */
const db = getFirestore(initializeApp({ projectId: process.argv[2]! }, 'database'));
const deps = firebaseDeps(parseEnvironment(process.env), () => {}, { db });
const app = createApp({ ...deps, auth: rememberingAuth(deps) });
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, ({ port }) => {
  process.send?.({ port });
});
// Nobody is left to ask it anything.
process.once('disconnect', () => process.exit());
