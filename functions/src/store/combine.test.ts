import { describe, expect, it } from 'vitest';
import { DomainError } from '@app/domain/errors.ts';
import { combine, outcomeOf } from './combine.ts';

describe('what many ask for at once', () => {
  /** Doubles numbers; each piece of work waits until it is let go. */
  function slowDoubling() {
    const pieces: { key: string; asks: readonly number[]; letGo(): void }[] = [];
    const double = combine<number, number>(async (key, asks) => {
      await new Promise<void>((letGo) => pieces.push({ key, asks, letGo }));
      return asks.map((ask) =>
        outcomeOf(() => {
          if (ask < 0) throw new DomainError('not_found', `${ask} is negative`);
          if (ask === 13) throw new Error('Not that one');
          return ask * 2;
        }),
      );
    });
    return { double, pieces };
  }

  it('is done together, each with an outcome of its own', async () => {
    const { double, pieces } = slowDoubling();
    const answers = Promise.allSettled([double('a', 1), double('a', 2), double('a', -3), double('b', 4)]);
    expect(pieces.map(({ key, asks }) => [key, asks])).toEqual([
      ['a', [1]],
      ['b', [4]],
    ]);
    pieces.forEach(({ letGo }) => letGo());
    await expect.poll(() => pieces.length).toBe(3);
    expect(pieces[2]!.asks).toEqual([2, -3]);
    pieces[2]!.letGo();
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 4 },
      { status: 'rejected', reason: new DomainError('not_found', '-3 is negative') },
      { status: 'fulfilled', value: 8 },
    ]);
  });

  it('fails together when something unforeseen happens, and the next is done all the same', async () => {
    const { double, pieces } = slowDoubling();
    const first = double('a', 1);
    const together = Promise.allSettled([double('a', 2), double('a', 13)]);
    pieces[0]!.letGo();
    expect(await first).toBe(2);
    await expect.poll(() => pieces.length).toBe(2);
    const next = double('a', 5);
    pieces[1]!.letGo();
    const failed = { status: 'rejected', reason: new Error('Not that one') };
    expect(await together).toEqual([failed, failed]);
    await expect.poll(() => pieces.length).toBe(3);
    pieces[2]!.letGo();
    expect(await next).toBe(10);
  });
});
