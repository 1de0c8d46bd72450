import { runMain } from './local/fail.ts';
import { asked, openHouse } from './local/house.ts';
import { DEMO_ADMIN, portsFrom, siteOrigin } from './local/settings.ts';

/** `npm start`: the whole site on this machine. `--official` uses Google's Java emulators. */
await runMain(async () => {
  const leaving = asked();
  const ports = portsFrom(process.env);
  console.log('Opening the house …');
  const opening = openHouse({
    name: 'start',
    ports,
    official: process.argv.includes('--official'),
    site: 'web/dist',
  });
  const emulators = await Promise.race([opening, leaving.then(() => opening)]);
  console.log(`
  The site       ${siteOrigin(ports)}
  In English     ${siteOrigin(ports)}/en
  The dashboard  ${siteOrigin(ports)}/admin   ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}

  Ctrl-C ends it. What was entered is forgotten then. Log: ${emulators.log}
`);
  const who = await Promise.race([leaving.then(() => 'person'), emulators.ended.then(() => 'emulators')]);
  if (who === 'emulators') {
    console.error(`The local Firebase ended by itself; its log tells why: ${emulators.log}`);
    return 1;
  }
  console.log('Closing …');
  await emulators.stop();
  return 0;
});
