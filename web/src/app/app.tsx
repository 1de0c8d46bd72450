import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { AgeAnswerProvider } from '../lib/age-answer.tsx';
import { NowProvider } from '../lib/now.tsx';
import { PageContextProvider, type PageContext } from '../lib/page-context.tsx';
import { isGated } from './gated-pages.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  now: Date;
  page: PageContext;
}

/** The whole site below the router, which differs between browser and server. */
export function App({ queryClient, now, page }: AppProps) {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <NowProvider now={now}>
        <PageContextProvider value={page}>
          <AgeAnswerProvider isGated={isGated(pathname)}>
            <AppRoutes />
          </AgeAnswerProvider>
        </PageContextProvider>
      </NowProvider>
    </QueryClientProvider>
  );
}
