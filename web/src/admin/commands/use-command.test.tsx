import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { CommandButton } from './command-button.tsx';
import { guardPresses } from './press-guard.ts';
import type { Command } from './use-command.tsx';

/** A request that the test answers. */
function answered() {
  const answers: ((value: string) => void)[] = [];
  const keys: string[] = [];
  const request: Command<void, string>['request'] = (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { request, keys, answer: async (place: number) => act(async () => answers[place]?.('')) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const click = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());

describe('command', () => {
  it('sends one request for two presses in one task', async () => {
    const { request, keys } = answered();
    renderAdmin(<CommandButton command={{ request }}>Send</CommandButton>);
    await act(async () => {
      button('Send').click();
      button('Send').click();
    });
    expect(keys).toHaveLength(1);
  });

  it('ignores presses after success until what it changes is shown anew', async () => {
    const { request, keys, answer } = answered();
    function Order() {
      const [state, setState] = useState('paid');
      return (
        <>
          <CommandButton command={{ request, changes: state }}>Send</CommandButton>
          <button type="button" onClick={() => setState('sent')}>
            Live update
          </button>
        </>
      );
    }
    renderAdmin(<Order />);
    await click(/Send/);
    await answer(0);
    await click(/Send/);
    expect(keys).toHaveLength(1);
    await click(/Live update/);
    await click(/Send/);
    expect(keys).toHaveLength(2);
  });

  it('keeps the idempotency key after a failure and renews it after success', async () => {
    const keys: string[] = [];
    const request = async (_: void, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
    };
    renderAdmin(<CommandButton command={{ request, failed: 'Not sent' }}>Send</CommandButton>);
    await userEvent.click(button('Send'));
    expect(await screen.findByText('Not sent')).toBeDefined();
    await userEvent.click(button('Send'));
    await waitFor(() => expect(keys).toHaveLength(2));
    await userEvent.click(button('Send'));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps the typed text when the request fails and forgets it after success', async () => {
    const forget = vi.fn<() => void>();
    let fails = true;
    const request = async () => {
      if (fails) throw new TypeError('Failed to fetch');
    };
    renderAdmin(
      <CommandButton command={{ request, forget, done: 'Sent', failed: 'Not sent' }}>Send</CommandButton>,
    );
    await userEvent.click(button('Send'));
    expect(await screen.findByText('Not sent')).toBeDefined();
    expect(forget).not.toHaveBeenCalled();
    fails = false;
    await userEvent.click(button('Send'));
    expect(await screen.findByText('Sent')).toBeDefined();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('sends nothing before its question is answered with yes', async () => {
    const { request, keys } = answered();
    const asks = () => ({ question: 'Refund?', consequence: 'Money goes back.', keep: 'Keep', yes: 'Yes' });
    renderAdmin(<CommandButton command={{ request, asks }}>Refund</CommandButton>);
    await userEvent.click(button('Refund'));
    expect(screen.getByRole('dialog', { name: 'Refund?' }).textContent).toContain('Money goes back.');
    await userEvent.click(button('Keep'));
    expect(keys).toHaveLength(0);
    await userEvent.click(button('Refund'));
    await userEvent.click(button('Yes'));
    expect(keys).toHaveLength(1);
  });
});

describe('press guard', () => {
  let endGuard: () => void;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    endGuard = guardPresses();
  });
  afterEach(() => {
    endGuard();
    vi.useRealTimers();
  });

  /** Presses a button or link with a pointer at a place. Returns whether the press is let through. */
  const press = (text: string, clientX: number) =>
    act(async () =>
      screen
        .getByText(text)
        .dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY: 40 }),
        ),
    );

  async function confirmFirst(changes?: string) {
    const first = answered();
    const second = answered();
    renderAdmin(
      <>
        <CommandButton command={{ request: first.request, changes }}>Confirm Kim</CommandButton>
        <CommandButton command={{ request: second.request }}>Confirm Lee</CommandButton>
        <button type="button">Open the dialog</button>
        <a href="#guests">Guests</a>
      </>,
    );
    await press('Confirm Kim', 100);
    await first.answer(0);
    return second;
  }

  it('ignores a second press on one spot when another guest’s button has come there', async () => {
    const { keys } = await confirmFirst('pending');
    await press('Confirm Lee', 104);
    expect(keys).toHaveLength(0);
  });

  it('lets the same spot be pressed again later', async () => {
    const { keys } = await confirmFirst('pending');
    vi.advanceTimersByTime(800);
    await press('Confirm Lee', 104);
    expect(keys).toHaveLength(1);
  });

  it('lets a button elsewhere be pressed at once', async () => {
    const { keys } = await confirmFirst('pending');
    await press('Confirm Lee', 300);
    expect(keys).toHaveLength(1);
  });

  it('does not guard the spot of a command that changes nothing, such as printing', async () => {
    const { keys } = await confirmFirst();
    await press('Confirm Lee', 104);
    expect(keys).toHaveLength(1);
  });

  it('lets a link that has come there be followed', async () => {
    await confirmFirst('pending');
    expect(await press('Guests', 104)).toBe(true);
  });

  it('lets the same spot be pressed at once after a press elsewhere', async () => {
    const { keys } = await confirmFirst('pending');
    await press('Open the dialog', 300);
    await press('Confirm Lee', 104);
    expect(keys).toHaveLength(1);
  });
});
