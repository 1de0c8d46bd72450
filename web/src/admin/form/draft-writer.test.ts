import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUTOSAVE_MS, createDraftWriter } from './draft-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A writer whose writes are answered by `answer`, in their order. */
function setUp() {
  const written: string[] = [];
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const writer = createDraftWriter((text: string) => {
    written.push(text);
    return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
  });
  const answer = async (isRefused = false) => {
    const { resolve, reject } = open.shift()!;
    if (isRefused) reject(new Error('refused'));
    else resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { writer, written, answer };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('writes the latest text some seconds after the last change', async () => {
  const { writer, written } = setUp();
  writer.put('a');
  await wait(AUTOSAVE_MS - 1);
  writer.put('ab');
  await wait(AUTOSAVE_MS - 1);
  expect(written).toEqual([]);
  await wait(1);
  expect(written).toEqual(['ab']);
});

it('starts no write while one is running, and then writes only the latest text', async () => {
  const { writer, written, answer } = setUp();
  writer.put('a');
  await wait(AUTOSAVE_MS);
  for (const text of ['ab', 'abc']) {
    writer.put(text);
    await wait(AUTOSAVE_MS);
  }
  expect(written).toEqual(['a']);
  await answer();
  await wait(AUTOSAVE_MS);
  expect(written).toEqual(['a', 'abc']);
});

it('holds what must wait for its drafts until they are written or given up', async () => {
  let held = 0;
  const end: (() => void)[] = [];
  const writer = createDraftWriter(
    () => new Promise<void>((resolve) => end.push(resolve)),
    () => {
      held += 1;
      return () => void (held -= 1);
    },
  );
  writer.put('a');
  writer.put('ab');
  writer.flush();
  writer.stop();
  expect(held).toBe(1);
  end[0]!();
  await wait(0);
  expect(held).toBe(0);
  writer.put('abc');
  expect(held).toBe(1);
  writer.stop();
  expect(held).toBe(0);
});

it('writes at once before the form is left', () => {
  const { writer, written } = setUp();
  writer.put('a');
  writer.flush();
  expect(written).toEqual(['a']);
});

it('writes what waits for a running write directly after it when the form was left', async () => {
  const { writer, written, answer } = setUp();
  writer.put('a');
  writer.flush();
  writer.put('ab');
  writer.flush();
  expect(written).toEqual(['a']);
  await answer();
  expect(written).toEqual(['a', 'ab']);
});

it('writes again after a write was refused', async () => {
  const { writer, written, answer } = setUp();
  writer.put('a');
  await wait(AUTOSAVE_MS);
  await answer(true);
  writer.put('ab');
  await wait(AUTOSAVE_MS);
  expect(written).toEqual(['a', 'ab']);
});

it('remembers a draft until the one after the next is written', async () => {
  const { writer, answer } = setUp();
  const remembered: (readonly string[])[] = [];
  for (const text of ['a', 'ab', 'abc']) {
    writer.put(text);
    writer.flush();
    remembered.push(writer.written());
    await answer();
  }
  expect(remembered).toEqual([['a'], ['ab', 'a'], ['abc', 'ab']]);
});

it('writes nothing of a draft that was given up', async () => {
  const { writer, written } = setUp();
  writer.put('a');
  writer.stop();
  await wait(AUTOSAVE_MS);
  writer.flush();
  expect(written).toEqual([]);
});
