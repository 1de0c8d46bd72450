import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  ageAnswerCookie,
  readAgeAnswer,
  showsAlcohol,
  type AgeAnswer,
} from '@app/domain/shared/age-answer.ts';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';

interface Age {
  /** Whether the visitor said to be old enough for alcohol; null while they have not answered. */
  answer: AgeAnswer | null;
  alcoholShown: boolean;
  /** Keeps the answer for a year; null asks again. */
  giveAnswer: (answer: AgeAnswer | null) => void;
}

const AgeContext = createContext<Age | null>(null);

const noChanges = () => () => {};
const answerInCookie = () => readAgeAnswer(document.cookie);
const noAnswerYet = () => null;

interface ProviderProps {
  /** Whether the page is covered by the question while there is no answer. */
  isGated: boolean;
  children: ReactNode;
}

/** On a server nobody has answered: the page it renders is the same for everyone. */
export function AgeAnswerProvider({ isGated, children }: ProviderProps) {
  const stored = useSyncExternalStore(noChanges, answerInCookie, noAnswerYet);
  // What is answered now holds for this visit also where the browser keeps no cookie.
  const [given, setGiven] = useState<AgeAnswer | null>();
  const answer = given === undefined ? stored : given;
  const giveAnswer = (next: AgeAnswer | null) => {
    document.cookie = ageAnswerCookie(next);
    setGiven(next);
  };
  return (
    <AgeContext value={{ answer, alcoholShown: showsAlcohol(answer, isGated), giveAnswer }}>
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

/** `words`, of which those under `coffeeOnly` take the place of their namesakes where no alcohol is shown. */
export function useSuitableWords<T extends object>(words: T): T {
  const alcoholShown = useAlcoholShown();
  if (alcoholShown || !('coffeeOnly' in words)) return words;
  return { ...words, ...(words.coffeeOnly as Partial<T>) };
}
