import { rebuildSearchEntries } from '../functions/src/content/rebuild-search-entries.ts';
import { runProjectCommand } from './local/project-command.ts';

/** `npm run index-search` rebuilds what the dashboard's search reads: once after its first deployment, or after lost events. */
await runProjectCommand('index-search', 'The search entries could not be rebuilt', async (db, projectId) => {
  const { written, removed, unreadable } = await rebuildSearchEntries(db);
  console.log(`${written} search entries of ${projectId} were written and ${removed} removed.`);
  for (const path of unreadable) console.log(`${path} could not be read and cannot be found.`);
});
