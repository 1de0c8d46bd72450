import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { SmallDialog } from './small-dialog.tsx';

// In tests, antd gives all dialogs the same id, by which it tells which one takes Escape.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

it('takes Escape again after a dialog above it, whose first rendering React discarded, is closed', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  function Beside() {
    use(loaded);
    return null;
  }
  const close = vi.fn<() => void>();
  function Dialogs() {
    const [isOpen, setOpen] = useState(false);
    return (
      <SmallDialog title="Below" open onClose={close}>
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense>
          {isOpen && (
            <>
              <SmallDialog title="Above" open onClose={() => setOpen(false)}>
                <p>Content</p>
              </SmallDialog>
              <Beside />
            </>
          )}
        </Suspense>
      </SmallDialog>
    );
  }
  renderAdmin(<Dialogs />);
  await act(async () => void fireEvent.click(screen.getByText('Open')));
  await act(async () => load());
  expect(await screen.findByText('Content')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Content')).toBeNull());
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
