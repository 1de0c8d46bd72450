import { serve } from '@hono/node-server';
import { createApp } from '../app.ts';
import { firebaseDeps } from '../firebase-deps.ts';
import { parseEnvironment } from '../env.ts';

/** The application as a process of its own, which a test can kill. Sends its port to the process that started it. */
const app = createApp(firebaseDeps(parseEnvironment(process.env), () => {}));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, ({ port }) => {
  process.send?.({ port });
});
// Nobody is left to ask it anything.
process.once('disconnect', () => process.exit());
