import { createContext, useContext } from 'react';

/** What a page reports to the server: its HTTP status and the metadata of link previews. */
export interface PageReport {
  /** Without the brand's name; home has none. */
  title: string | undefined;
  description: string;
  status: 200 | 404;
}

/** What a page knows about the response that contains it. */
export interface PageContext {
  /** The public origin of the site: `https://…`. */
  origin: string;
  /** The page is server-rendered, without cookies and so the same for everybody. */
  isServerRendered?: boolean;
  /** Set on the server, which adds the metadata to the head. */
  report?: (report: PageReport) => void;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context;

export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePageContext needs a PageContextProvider above it');
  return context;
}
