import { SessionGate } from '../../admin/session/session-gate.tsx';
import { Dashboard } from '../../admin/shell/dashboard.tsx';

export function DashboardRoute() {
  return (
    <SessionGate>
      <Dashboard />
    </SessionGate>
  );
}
