import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followDialogEntries, useDialogEntry } from './dialog-entries.ts';

/** A history of one page, whose steps are taken in a later task, as in a browser. */
function fakeHistory() {
  const states: unknown[] = [{ idx: 0 }];
  let here = 0;
  let pending = 0;
  return {
    /** Whether steps are still to be taken. */
    get isMoving() {
      return pending > 0;
    },
    get state() {
      return states[here];
    },
    pushState(state: unknown) {
      states.splice((here += 1), Infinity, state);
    },
    replaceState(state: unknown) {
      states[here] = state;
    },
    go(step: number) {
      pending += 1;
      setTimeout(() => {
        pending -= 1;
        here += step;
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    },
  };
}

const history = fakeHistory();
const settled = () =>
  act(async () => {
    do await new Promise((done) => setTimeout(done));
    while (history.isMoving);
  });
const back = () => {
  history.go(-1);
  return settled();
};

const browserHistory = window.history;
const use = (value: unknown) => Object.defineProperty(window, 'history', { value, configurable: true });
const listeners = vi.spyOn(window, 'addEventListener');

beforeAll(() => {
  use(history);
  followDialogEntries();
});

afterAll(() => {
  use(browserHistory);
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
  listeners.mockRestore();
});

const openDialog = (onClose: () => void) =>
  renderHook(({ isOpen }) => useDialogEntry(isOpen, onClose), { initialProps: { isOpen: true } });

it('closes one of two nested dialogs at a time', async () => {
  const closed: string[] = [];
  const outer = openDialog(() => {
    closed.push('outer');
    outer.rerender({ isOpen: false });
  });
  const inner = openDialog(() => {
    closed.push('inner');
    inner.rerender({ isOpen: false });
  });
  await settled();
  expect(history.state).toEqual({ idx: 0, dialogs: 2 });
  await back();
  expect(closed).toEqual(['inner']);
  await back();
  expect(closed).toEqual(['inner', 'outer']);
  expect(history.state).toEqual({ idx: 0 });
});

it('gives a dialog that asks before it closes its entry back', async () => {
  const ask = vi.fn<() => void>();
  const dialog = openDialog(ask);
  await settled();
  await back();
  expect(ask).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ idx: 0, dialogs: 1 });
  dialog.rerender({ isOpen: false });
  await settled();
  expect(history.state).toEqual({ idx: 0 });
});

it('stays on a page that is opened while the entry of a closed dialog is being left', async () => {
  const dialog = openDialog(() => {});
  await settled();
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  dialog.rerender({ isOpen: false });
  await Promise.resolve();
  history.pushState({ idx: 1 });
  await settled();
  await settled();
  expect(history.state).toEqual({ idx: 1 });
  // The router is there already.
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('popstate', heard);
  await back();
  expect(history.state).toEqual({ idx: 0 });
});

it('applies to the page what replaced it while a dialog was open', async () => {
  const dialog = openDialog(() => {});
  await settled();
  history.replaceState({ idx: 0, key: 'new' });
  expect(history.state).toEqual({ idx: 0, key: 'new', dialogs: 1 });
  dialog.rerender({ isOpen: false });
  await settled();
  expect(history.state).toEqual({ idx: 0, key: 'new' });
  history.replaceState({ idx: 0 });
});

it('opens a page in place of the entry of a dialog, and puts the dialog that stays open above it', async () => {
  const dialog = openDialog(() => dialog.rerender({ isOpen: false }));
  await settled();
  history.pushState({ idx: 1 });
  await settled();
  expect(history.state).toEqual({ idx: 1, dialogs: 1 });
  await back();
  expect(history.state).toEqual({ idx: 1 });
  await back();
  expect(history.state).toEqual({ idx: 0 });
});

it.each([
  ['Back', back],
  [
    'a button',
    (dialog: ReturnType<typeof openDialog>) => {
      dialog.rerender({ isOpen: false });
      return settled();
    },
  ],
])(
  'tells the router of no step when %s closes the dialog of a page that is being opened',
  async (_, close) => {
    const dialog = openDialog(() => dialog.rerender({ isOpen: false }));
    await settled();
    history.pushState({ idx: 1, key: 'filtered' });
    await settled();
    const heard = vi.fn<() => void>();
    window.addEventListener('popstate', heard);
    await close(dialog);
    await settled();
    expect(history.state).toEqual({ idx: 1, key: 'filtered' });
    expect(heard).not.toHaveBeenCalled();
    await back();
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('popstate', heard);
  },
);

it('does not stay on the entry of a closed dialog after Forward', async () => {
  const dialog = openDialog(() => {});
  await settled();
  dialog.rerender({ isOpen: false });
  await settled();
  history.go(1);
  await settled();
  await settled();
  expect(history.state).toEqual({ idx: 0 });
});

it('gives the entry of a closing dialog to one that opens at the same time', async () => {
  const first = openDialog(() => {});
  await settled();
  const stepped = vi.spyOn(history, 'go');
  first.rerender({ isOpen: false });
  const second = openDialog(() => {});
  await settled();
  expect(history.state).toEqual({ idx: 0, dialogs: 1 });
  expect(stepped).not.toHaveBeenCalled();
  second.unmount();
  await settled();
  expect(history.state).toEqual({ idx: 0 });
});
