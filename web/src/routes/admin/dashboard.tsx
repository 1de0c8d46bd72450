import { useAdminMessages } from '../../admin/i18n/messages.ts';
import { SessionGate } from '../../admin/session/session-gate.tsx';
import { Dashboard } from '../../admin/shell/dashboard.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function DashboardRoute() {
  const { dashboard, description } = useAdminMessages();
  return (
    <>
      <PageHead title={dashboard.title} description={description} />
      <SessionGate>
        <Dashboard />
      </SessionGate>
    </>
  );
}
