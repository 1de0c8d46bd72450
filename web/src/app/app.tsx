import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { NowProvider } from '../lib/now.tsx';
import { PageContextProvider, type PageContext } from '../lib/page-context.tsx';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  queryClient: QueryClient;
  now: Date;
  page: PageContext;
}

/** The whole site below the router, which differs between browser and server. */
export function App({ queryClient, now, page }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <NowProvider now={now}>
        <PageContextProvider value={page}>
          <AppRoutes />
        </PageContextProvider>
      </NowProvider>
    </QueryClientProvider>
  );
}
