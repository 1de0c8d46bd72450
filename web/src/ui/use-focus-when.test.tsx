import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusWhen } from './use-focus-when.ts';

function Answer({ isDone }: { isDone: boolean }) {
  const heading = useFocusWhen(isDone);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Answer
      </h2>
      {!isDone && <button>Ask</button>}
    </>
  );
}

const heading = () => screen.getByRole('heading');

it('focuses the heading when the pressed button is gone, and not when the page opens', () => {
  const { rerender } = render(<Answer isDone />);
  expect(document.activeElement).not.toBe(heading());
  rerender(<Answer isDone={false} />);
  screen.getByRole('button').focus();
  rerender(<Answer isDone />);
  expect(document.activeElement).toBe(heading());
});

it('leaves the focus in a field that is still there', () => {
  const page = (isDone: boolean) => (
    <>
      <Answer isDone={isDone} />
      <input />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('textbox').focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
