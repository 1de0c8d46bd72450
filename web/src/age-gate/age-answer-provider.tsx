import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { ageAnswerCookie, readAgeAnswer, showsAlcohol, type AgeAnswer } from './age-answer.ts';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { usePageContext } from '../lib/page-context.tsx';

interface Age {
  /** Whether the visitor said to be old enough for alcohol; null while they have not answered. */
  answer: AgeAnswer | null;
  /** False on a page written by a server, which knows no cookie, until it has come to life. */
  isKnown: boolean;
  alcoholShown: boolean;
  /** Keeps the answer for a year; null asks again. */
  giveAnswer: (answer: AgeAnswer | null) => void;
}

const AgeContext = createContext<Age | null>(null);

interface ProviderProps {
  /** Whether the page is covered by the question while there is no answer. */
  isGated: boolean;
  children: ReactNode;
}

/** The answer holds for the visit also where the browser keeps no cookie. */
export function AgeAnswerProvider({ isGated, children }: ProviderProps) {
  const { isServerRendered = false } = usePageContext();
  const [{ answer, isKnown }, setState] = useState(() => ({
    answer: isServerRendered ? null : readAgeAnswer(document.cookie),
    isKnown: !isServerRendered,
  }));

  // As a transition, which lets the page come to life first: its parts must find what the server saw.
  useEffect(() => {
    if (isKnown) return;
    startTransition(() => setState({ answer: readAgeAnswer(document.cookie), isKnown: true }));
  }, [isKnown]);

  const giveAnswer = (next: AgeAnswer | null) => {
    document.cookie = ageAnswerCookie(next);
    // What the script of a written page found there no longer holds.
    delete document.documentElement.dataset['age'];
    setState({ answer: next, isKnown: true });
  };
  return (
    <AgeContext value={{ answer, isKnown, alcoholShown: showsAlcohol(answer, isGated), giveAnswer }}>
      {children}
    </AgeContext>
  );
}

export function useAgeAnswer(): Age {
  const age = useContext(AgeContext);
  if (!age) throw new Error('useAgeAnswer needs an AgeAnswerProvider above it');
  return age;
}

/** Whether this visitor may see makgeolli and what belongs to it. Otherwise the site is one of coffee alone. */
export function useAlcoholShown(): boolean {
  return useAgeAnswer().alcoholShown;
}

/** Gives what leaves out of a list all that this visitor may not see: `const suitable = useSuitable()`. */
export function useSuitable() {
  const alcoholShown = useAlcoholShown();
  return <T extends Parameters<typeof withoutAlcohol>[0][number]>(items: readonly T[]): readonly T[] =>
    alcoholShown ? items : withoutAlcohol(items);
}

const COFFEE_ONLY = { context: 'coffeeOnly' } as const;

/** Options for `t`: where no alcohol is shown, the text under `…_coffeeOnly` takes the place of its namesake. */
export function useTranslationContext(): Partial<typeof COFFEE_ONLY> {
  return useAlcoholShown() ? {} : COFFEE_ONLY;
}
