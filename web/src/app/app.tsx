import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { NowProvider } from '../lib/now.tsx';
import { AppRoutes } from './routes.tsx';

/** The whole site below the router, which differs between browser and server. */
export function App({ queryClient, now }: { queryClient: QueryClient; now: Date }) {
  return (
    <QueryClientProvider client={queryClient}>
      <NowProvider now={now}>
        <AppRoutes />
      </NowProvider>
    </QueryClientProvider>
  );
}
