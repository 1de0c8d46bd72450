import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { readAgeAnswer } from './age-answer.ts';
import { useAgeAnswer } from './age-answer-provider.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { AgeDialog } from './age-dialog.tsx';
import { AgeRestricted } from './age-restricted.tsx';

/** The age gate as the layout renders it. */
function Gate() {
  const { answer, alcoholShown } = useAgeAnswer();
  return (
    <>
      <p>{alcoholShown ? 'with alcohol' : 'coffee only'}</p>
      {answer === null && <AgeDialog>the language switch</AgeDialog>}
    </>
  );
}
const ask = (address = '/en') => renderAt(address, <Gate />, { ageAnswer: null });
const stored = () => readAgeAnswer(document.cookie);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

describe('the age gate', () => {
  it.each([
    ['/en', 'Are you 21 or older?'],
    ['/', '21세 이상이신가요?'],
  ])('asks at %s whether the visitor is 21 and focuses the question', (address, question) => {
    ask(address);
    expect(screen.getByRole('dialog', { name: question })).toBe(dialog());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: question }));
    expect(dialog().textContent).toContain('the language switch');
  });

  it('no longer hides age-restricted content for a page on which it was not asked', () => {
    // The server sets it on pages without the age gate.
    document.documentElement.dataset['age'] = 'unanswered';
    ask();
    expect(document.documentElement.dataset['age']).toBeUndefined();
  });

  it('keeps the covered page in the document', () => {
    ask();
    expect(screen.getByText('with alcohol')).toBeDefined();
  });

  it.each([
    ['Yes, I am 21 or older', 'confirmed', 'with alcohol'],
    ['No, I am under 21', 'denied', 'coffee only'],
  ] as const)('closes after "%s" and stores the answer', async (label, answer, shown) => {
    ask();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(shown)).toBeDefined();
    expect(stored()).toBe(answer);
  });

  it('stays open until it is answered', () => {
    ask();
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    dialog().close();
    fireEvent(dialog(), new Event('close'));
    expect(dialog().open).toBe(true);
    expect(stored()).toBeNull();
  });
});

describe('an age-restricted page', () => {
  it('explains the restriction and lets the visitor answer again', async () => {
    renderAt(
      '/en/makgeolli',
      <>
        <Gate />
        <AgeRestricted />
      </>,
      { ageAnswer: 'denied' },
    );
    expect(screen.getByText(/only for visitors who have told us they are 21 or older/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Answer again' }));
    expect(stored()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I am 21 or older' }));
    expect(stored()).toBe('confirmed');
  });
});
