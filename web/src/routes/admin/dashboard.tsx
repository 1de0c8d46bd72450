import { SessionGate } from '../../admin/session/session-gate.tsx';
import { AntdProvider } from '../../admin/shell/antd-provider.tsx';
import { Dashboard } from '../../admin/shell/dashboard.tsx';

export function DashboardRoute() {
  return (
    <AntdProvider>
      <SessionGate>
        <Dashboard />
      </SessionGate>
    </AntdProvider>
  );
}
