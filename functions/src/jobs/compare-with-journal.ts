import { COLLECTIONS } from '@app/domain/collections.ts';
import { monthOf, monthSpan } from '@app/domain/numbers/month.ts';
import { monthlySummarySchema } from '@app/domain/numbers/monthly-summary-schema.ts';
import { differsFromJournal } from '@app/domain/numbers/monthly-summary.ts';
import { type JournalEntry, journalEntrySchema } from '@app/domain/order/journal-entry-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import { pagesOfQuery } from '../store/pages-of.ts';
import { tellOwner } from '../store/tell-owner.ts';

/**
 * Compares the numbers of the last month and of this one with the journal, and writes or removes a line of the owner's list for each. Earlier months
 * are no longer counted. @returns the number of months that differ
 */
export async function compareWithJournal({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let count = 0;
  for (const month of [monthOf(now, -1), monthOf(now)]) {
    const line = db.collection(COLLECTIONS.orderMismatches).doc(`${month}-numbers`);
    const [stored, listed] = await db.getAll(db.collection(COLLECTIONS.monthlySummaries).doc(month), line);
    const summary = fromDocument(monthlySummarySchema, stored!);
    const { from, until } = monthSpan(month);
    const journal = db.collection(COLLECTIONS.journalEntries);
    const ofMonth = journal
      .where('orderedAt', '>=', from)
      .where('orderedAt', '<', until)
      .orderBy('orderedAt');
    const entries: JournalEntry[] = [];
    for await (const page of pagesOfQuery(ofMonth))
      entries.push(...page.map((entry) => fromDocument(journalEntrySchema, entry)!));
    const differs = summary && differsFromJournal(summary, entries);
    if (differs) count += 1;
    if (differs === undefined || differs === listed!.exists) continue;
    const batch = db.batch();
    if (differs) {
      batch.set(line, { month, kind: 'numbers', foundAt: now });
      tellOwner(db, batch, { kind: 'difference', about: line, at: now });
    } else batch.delete(line);
    await batch.commit();
  }
  return count;
}
