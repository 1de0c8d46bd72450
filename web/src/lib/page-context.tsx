import { createContext, useContext } from 'react';

/** What a page knows of the answer that it is. */
export interface PageContext {
  /** `https://…`, the address under which the site is to be found. */
  origin: string;
  /** A server wrote the page, for everybody alike: it knows no cookie. */
  isWritten?: boolean;
  /** On the server: makes the answer's status another one than 200. */
  answerWith?: (status: number) => void;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context;

export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePageContext needs a PageContextProvider above it');
  return context;
}
