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

it('handles an event that is redelivered within six hours', async () => {
  let done = 0;
  expect(await handled('2026-11-21T13:00:00Z', async () => (done += 1))).toEqual([]);
  expect(done).toBe(1);
});

it('rethrows a failure, so that the event is redelivered', async () => {
  const failure = () => Promise.reject(new Error('Sample failure.'));
  await expect(handled('2026-11-21T18:59:59Z', failure)).rejects.toThrow('Sample failure.');
});

it('gives up an event older than six hours and logs it', async () => {
  const lines = await handled('2026-11-21T12:59:59Z', () => Promise.reject(new Error('Sample failure.')));
  expect(lines).toEqual([
    { severity: 'ERROR', message: 'event given up', requestId: 'sample-event', subject: 'objects/sample' },
  ]);
});

it.each(Object.entries({ checkPictures, ...watchers }))(
  'is configured to retry on failure: %s',
  (_, trigger) => {
    expect(trigger.__endpoint.eventTrigger?.retry).toBe(true);
  },
);
