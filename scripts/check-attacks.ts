import sharp from 'sharp';
import { ATTACKS } from './attacks/attacks.ts';
import { enrol } from './attacks/enrol.ts';
import { receivedNotification } from './attacks/received-notification.ts';
import { prepareTarget, runAttack } from './attacks/run.ts';
import { runMain } from './local/cli-error.ts';
import { runUntilInterrupted, startLocalEnvironment } from './local/local-environment.ts';
import { freePorts } from './local/ports.ts';
import { adminEnvironment, DEMO_PROJECT, HOST, siteOrigin } from './local/settings.ts';

/** `npm run check:attacks` attacks the local environment and prints what was sent, how often, and what held. */
await runMain(() =>
  runUntilInterrupted(async () => {
    const ports = await freePorts();
    const { emulators } = await startLocalEnvironment({
      name: 'attacks',
      ports,
      site: '.local/attacks-site',
      hasSampleOrders: true,
    });
    Object.assign(process.env, adminEnvironment(ports));
    const [{ firebaseDeps }, { parseEnvironment }] = await Promise.all([
      import('../functions/src/firebase-deps.ts'),
      import('../functions/src/env.ts'),
    ]);
    const deps = firebaseDeps(parseEnvironment(process.env), () => {});
    const site = siteOrigin(ports);
    const target = {
      ...(await prepareTarget(deps, DEMO_PROJECT, {
        firestore: `http://${HOST}:${ports.firestore}`,
        storage: `http://${HOST}:${ports.storage}`,
      })),
      pending: await enrol(site, deps, false),
      enrolled: await enrol(site, deps, true),
      bomb: await sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: '#0000' } })
        .avif({ bitdepth: 10, effort: 0 })
        .toBuffer(),
      notification: await receivedNotification(deps),
    };
    let failed = 0;
    for (const attack of ATTACKS) {
      const { sent, wrong } = await runAttack(attack, site, target);
      if (wrong.length > 0) failed += 1;
      const mark = wrong.length > 0 ? '✗' : '✓';
      console.log(`${mark} ${attack.kind.padEnd(15)} ${String(sent).padStart(4)} × ${attack.sends}`);
      for (const what of wrong.slice(0, 5)) console.log(`${' '.repeat(25)}${what}`);
    }
    await emulators.stop();
    console.log(failed === 0 ? 'Everything held.' : `${failed} of ${ATTACKS.length} attacks succeeded.`);
    return failed === 0 ? 0 : 1;
  }, 130),
);
