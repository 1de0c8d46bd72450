import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { AGE_ANSWERS, ageAnswerCookie, readAgeAnswer, showsAlcohol, type AgeAnswer } from './age-answer.ts';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { usePageContext } from '../lib/page-context.tsx';

interface Age {
  /** The visitor's answer to the age question; null before they answer. */
  answer: AgeAnswer | null;
  /** False on a server-rendered page, which is rendered without cookies, until it is hydrated. */
  isKnown: boolean;
  /** Also true while the answer is not known: then the page contains both variants, of which a style sheet displays one. */
  alcoholShown: boolean;
  /** Stores the answer for a year. Null removes it, so that the visitor is asked again. */
  setAnswer: (answer: AgeAnswer | null) => void;
}

const AgeContext = createContext<Age | null>(null);

/** Whether the variant that is being rendered shows alcohol; null outside `AgeVariants`. */
const VariantContext = createContext<boolean | null>(null);
export const VariantProvider = VariantContext;
/** Returns whether `AgeVariants` renders this variant. */
export const useIsInVariant = () => useContext(VariantContext) !== null;

interface ProviderProps {
  /** Whether the age gate covers the page while there is no answer. */
  isGated: boolean;
  children: ReactNode;
}

/** Returns the stored answer or, if the browser stores no cookie, the one that was given before hydration. */
function readGivenAnswer(): AgeAnswer | null {
  const { age } = document.documentElement.dataset;
  return readAgeAnswer(document.cookie) ?? AGE_ANSWERS.find((answer) => answer === age) ?? null;
}

/** Provides the visitor's answer. It also holds for the visit if the browser stores no cookie. */
export function AgeAnswerProvider({ isGated, children }: ProviderProps) {
  const { isServerRendered = false } = usePageContext();
  const [{ answer, isKnown }, setState] = useState(() => ({
    answer: isServerRendered ? null : readAgeAnswer(document.cookie),
    isKnown: !isServerRendered,
  }));

  // A transition lets hydration finish first: the first rendering must match the server's. Until all of the page is
  // hydrated, `boot.js` stores the answer.
  useEffect(() => {
    if (!isServerRendered) return;
    const read = () => startTransition(() => setState({ answer: readGivenAnswer(), isKnown: true }));
    read();
    window.addEventListener('hydrated', read, { once: true });
    return () => window.removeEventListener('hydrated', read);
  }, [isServerRendered]);

  const setAnswer = (next: AgeAnswer | null) => {
    document.cookie = ageAnswerCookie(next);
    // The server or the inline script of its page set it, the latter from the previous cookie.
    delete document.documentElement.dataset['age'];
    setState({ answer: next, isKnown: true });
  };
  return (
    <AgeContext
      value={{
        answer,
        isKnown,
        alcoholShown: !isKnown || showsAlcohol(answer, isGated),
        setAnswer,
      }}
    >
      {children}
    </AgeContext>
  );
}

export function useAgeAnswer(): Age {
  const age = useContext(AgeContext);
  if (!age) throw new Error('useAgeAnswer needs an AgeAnswerProvider above it');
  return age;
}

/** Returns whether this visitor sees alcohol. Otherwise the site shows coffee only. */
export function useAlcoholShown(): boolean {
  const { alcoholShown } = useAgeAnswer();
  return useContext(VariantContext) ?? alcoholShown;
}

/** Returns a function that removes the items that this visitor may not see from a list. */
export function useSuitable() {
  const alcoholShown = useAlcoholShown();
  return <T extends Parameters<typeof withoutAlcohol>[0][number]>(items: readonly T[]): readonly T[] =>
    alcoholShown ? items : withoutAlcohol(items);
}

const COFFEE_ONLY = { context: 'coffeeOnly' } as const;
export type TranslationContext = Partial<typeof COFFEE_ONLY>;

/** Returns options for `t`: if no alcohol is shown, `t` uses the variant of a key with the suffix `_coffeeOnly`. */
export function useTranslationContext(): TranslationContext {
  return useAlcoholShown() ? {} : COFFEE_ONLY;
}
