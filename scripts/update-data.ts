import { fillJournal } from '../functions/src/orders/fill-journal.ts';
import { fillOrderTimes } from '../functions/src/orders/fill-order-times.ts';
import { dropDerivedHours } from '../functions/src/content/drop-derived-hours.ts';
import { renewPhones } from '../functions/src/content/renew-phones.ts';
import { runProjectCommand } from './local/project-command.ts';

/** `npm run update-data` gives stored data of an earlier version its present form. Running it again changes nothing. */
await runProjectCommand('update-data', 'The stored data could not be updated', async (db, projectId) => {
  const { changed, kept } = await dropDerivedHours(db);
  console.log(
    `${changed} stores of ${projectId} now show the opening hours by day instead of a copy of them.`,
  );
  for (const { path, hours, hoursKr } of kept)
    console.log(`${path} keeps its own text: ${[hoursKr, hours].filter(Boolean).join(' / ')}`);
  const { booked, unreadable } = await fillJournal(db);
  console.log(`${booked} earlier payments and refunds were booked in the journal.`);
  for (const path of unreadable) console.log(`The history of ${path} could not be read.`);
  console.log(`${await fillOrderTimes(db)} earlier orders now say by when they must be sent, or end unpaid.`);
  const renewed = await renewPhones(db);
  console.log(`The telephone numbers of ${renewed} bookings, orders and waitlist entries now have one form.`);
});
