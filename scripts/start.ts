import { Trouble, runMain } from './local/fail.ts';
import { openHouse, untilLeaving } from './local/house.ts';
import { readStartOptions } from './local/keeping.ts';
import { DEMO_ADMIN, portsFrom, siteOrigin } from './local/settings.ts';

/**
 * `npm start`: the whole site on this machine. `--import` and `--export-on-exit` keep the data from one start to the next;
 * `--official` uses Google's Java emulators.
 */
await runMain(() =>
  untilLeaving(async () => {
    const ports = portsFrom(process.env);
    const { farewell, ...options } = readStartOptions(process.argv.slice(2));
    console.log('Opening the house …');
    const { emulators, mailFolder } = await openHouse({
      name: 'start',
      ports,
      ...options,
      site: '.local/site',
    });
    console.log(`
  The site       ${siteOrigin(ports)}
  In English     ${siteOrigin(ports)}/en
  The dashboard  ${siteOrigin(ports)}/admin   ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}
  Mails sent     ${mailFolder}

  ${farewell} Its log: ${emulators.log}
`);
    await emulators.ended;
    throw new Trouble(`The local Firebase ended by itself; its log tells why: ${emulators.log}`);
  }, 0),
);
