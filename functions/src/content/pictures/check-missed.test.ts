import { expect, it } from 'vitest';
import { blurPath } from '@app/domain/shared/picture.ts';
import type { LogEntry } from '../../http/log.ts';
import { deadlineAfter, NO_DEADLINE } from '../../../testing/deadlines.ts';
import { aJpeg, PAYLOAD } from '../../../testing/hostile-files.ts';
import { withOverrides } from '../../../testing/with-overrides.ts';
import { isolatedProject } from '../../../testing/isolated-project.ts';
import { checkMissedPictures } from './check-missed.ts';

const { bucket, db } = isolatedProject();
const HOUR = 60 * 60 * 1000;

function check(hours: number, { deadline = NO_DEADLINE, files = bucket } = {}) {
  const lines: LogEntry[] = [];
  const log = (line: LogEntry) => lines.push(line);
  const now = new Date(Date.now() + hours * HOUR);
  return {
    lines,
    done: checkMissedPictures({ bucket: files, db, log }, 'sample', now, deadline),
  };
}

async function upload(name: string, bytes: Buffer | string): Promise<string> {
  await bucket.file(name).save(bytes, { resumable: false, metadata: { contentType: 'image/jpeg' } });
  return name;
}
const isThere = async (name: string) => (await bucket.file(name).exists())[0];
const generationOf = async (name: string) => (await bucket.file(name).getMetadata())[0].generation;

it('checks an image whose event was lost, once', async () => {
  const name = await upload(`products/${crypto.randomUUID()}.jpg`, await aJpeg());
  expect(await check(0.9).done).toBe(0);
  expect(await isThere(blurPath(name))).toBe(false);
  expect(await check(1.1).done).toBe(1);
  expect(await isThere(blurPath(name))).toBe(true);
  const written = await generationOf(name);
  expect(await check(1.1).done).toBe(0);
  expect(await generationOf(name)).toBe(written);
});

it('removes a file that is not an image', async () => {
  const name = await upload(`stories/${crypto.randomUUID()}.jpg`, PAYLOAD);
  const { done, lines } = check(2);
  await done;
  expect(await isThere(name)).toBe(false);
  expect(lines).toMatchObject([{ message: 'picture removed', object: name }]);
});

it('stops at its deadline and continues in the next run', async () => {
  for (const folder of ['events', 'products', 'stories'])
    await upload(`${folder}/${crypto.randomUUID()}.jpg`, await aJpeg());
  expect(await check(2, { deadline: deadlineAfter(2) }).done).toBe(2);
  expect(await check(2).done).toBe(1);
});

it('checks the other images when one cannot be checked, and reports it', async () => {
  const [bad, good] = [`events/a-${crypto.randomUUID()}.jpg`, `events/b-${crypto.randomUUID()}.jpg`];
  for (const name of [bad, good]) await upload(name, await aJpeg());
  const files = withOverrides(bucket, {
    file(name: string) {
      if (name === bad) throw new Error('Storage is unavailable.');
      return bucket.file(name);
    },
  });
  const { done, lines } = check(2, { files });
  await expect(done).rejects.toThrow(bad);
  expect(lines).toMatchObject([{ severity: 'ERROR', message: 'part failed', part: bad }]);
  expect(await isThere(blurPath(good))).toBe(true);
});
