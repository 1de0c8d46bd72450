import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageContextProvider } from '../lib/page-context.tsx';
import { AgeAnswerProvider, useAgeAnswer } from './age-answer-provider.tsx';

function Answer() {
  return <p>{useAgeAnswer().answer ?? 'unanswered'}</p>;
}

afterEach(() => {
  delete document.documentElement.dataset['age'];
});

it.each(['confirmed', 'denied', 'unanswered'])(
  'reads the answer %s that was given before hydration where the browser stores no cookie',
  (answer) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    document.documentElement.dataset['age'] = answer;
    render(
      <PageContextProvider value={{ origin: location.origin, isServerRendered: true }}>
        <AgeAnswerProvider isGated>
          <Answer />
        </AgeAnswerProvider>
      </PageContextProvider>,
    );
    expect(screen.getByText(answer)).toBeTruthy();
  },
);
