import { createContext, useContext } from 'react';

/** What a page says of itself, for its answer's status and for those who link to it. */
export interface PageReport {
  /** Without the brand's name; home has none. */
  title: string | undefined;
  description: string;
  status: 200 | 404;
}

/** What a page knows of the answer that it is. */
export interface PageContext {
  /** `https://…`, the address under which the site is to be found. */
  origin: string;
  /** A server wrote the page, for everybody alike: it knows no cookie. */
  isServerRendered?: boolean;
  /** On the server, which writes into the head what no browser needs. */
  report?: (report: PageReport) => void;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context;

export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePageContext needs a PageContextProvider above it');
  return context;
}
