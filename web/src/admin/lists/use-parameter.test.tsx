import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useParameter } from './use-parameter.ts';

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=orders'));

function List() {
  const [text, search] = useParameter('q');
  const [open, setOpen] = useParameter('order');
  const press = () => {
    setOpen('7');
    // A search that was typed before is sent before the router has rendered the press.
    search('kim');
  };
  return (
    <>
      <output>{`search ${text}, order ${open}`}</output>
      <button onClick={press}>Open</button>
      <button onClick={() => setOpen('')}>Close</button>
    </>
  );
}

it('keeps a parameter that was set before the address was rendered', () => {
  render(<List />, { wrapper: BrowserRouter });
  fireEvent.click(screen.getByText('Open'));
  expect(screen.getByText('search kim, order 7')).toBeTruthy();
  expect(window.location.search).toBe('?tab=orders&order=7&q=kim');
  fireEvent.click(screen.getByText('Close'));
  expect(window.location.search).toBe('?tab=orders&q=kim');
});
