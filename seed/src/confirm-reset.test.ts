import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { resetRefusal } from './confirm-reset.ts';

const PROJECT = 'sample-project';

/** Returns a terminal on which `line` is typed. `shown` is its output. */
function typing(line: string) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(`${line}\n`);
  return { terminal: { input, output }, shown: () => String(output.read()) };
}

const request = { projectId: PROJECT, confirmed: undefined, isLocal: false };

describe('reset of a real project', () => {
  it('proceeds when its id is typed', async () => {
    const { terminal, shown } = typing(PROJECT);
    expect(await resetRefusal({ ...request, terminal })).toBeNull();
    expect(shown()).toContain(`This deletes all content, bookings and messages of ${PROJECT}.`);
  });

  it.each(['', 'yes', 'sample', `${PROJECT}-2`])('is refused when %o is typed', async (line) => {
    expect(await resetRefusal({ ...request, terminal: typing(line).terminal })).toBe(
      `That is not ${PROJECT}. Nothing was changed.`,
    );
  });

  it('is refused without a terminal', async () => {
    expect(await resetRefusal(request)).toBe(
      `--reset deletes all content, bookings and messages of ${PROJECT}. Without an interactive terminal, add --confirm ${PROJECT}. Nothing was changed.`,
    );
  });

  it('proceeds without a terminal when --confirm names the project', async () => {
    expect(await resetRefusal({ ...request, confirmed: PROJECT })).toBeNull();
  });

  it('is refused when --confirm names another project', async () => {
    expect(await resetRefusal({ ...request, confirmed: 'other-project', ...typing(PROJECT) })).toBe(
      `--confirm names other-project, but ${PROJECT} would be reset. Nothing was changed.`,
    );
  });
});

it('a reset of the local emulators needs no confirmation', async () => {
  expect(await resetRefusal({ ...request, isLocal: true })).toBeNull();
});
