import { expect, it } from 'vitest';
import type { LogEntry } from '../http/log.ts';
import { checkPictures } from './check-pictures.ts';
import { handleEvent } from './handle-event.ts';
import * as watchers from './watch-changes.ts';

const NOW = new Date('2026-11-21T19:00:00Z');

async function handled(time: string, work: () => Promise<unknown>) {
  const lines: LogEntry[] = [];
  const deps = {
    clock: { now: () => NOW, wait: async () => {} },
    log: (line: LogEntry) => lines.push(line),
  };
  await handleEvent(deps, { id: 'sample-event', time, subject: 'objects/sample' }, work);
  return lines;
}

it('does the work of an event that is delivered again within six hours', async () => {
  let done = 0;
  expect(await handled('2026-11-21T13:00:00Z', async () => (done += 1))).toEqual([]);
  expect(done).toBe(1);
});

it('passes a failure on, so that the event is delivered again', async () => {
  const failure = () => Promise.reject(new Error('Not now.'));
  await expect(handled('2026-11-21T18:59:59Z', failure)).rejects.toThrow('Not now.');
});

it('gives up an event that is older, and says so in the log', async () => {
  const lines = await handled('2026-11-21T12:59:59Z', () => Promise.reject(new Error('Never.')));
  expect(lines).toEqual([
    { severity: 'ERROR', message: 'event given up', requestId: 'sample-event', subject: 'objects/sample' },
  ]);
});

it.each(Object.entries({ checkPictures, ...watchers }))('is retried when it fails: %s', (_, trigger) => {
  expect(trigger.__endpoint.eventTrigger?.retry).toBe(true);
});
