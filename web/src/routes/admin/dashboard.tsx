import { useTranslation } from 'react-i18next';
import { SessionGate } from '../../admin/session/session-gate.tsx';
import { Dashboard } from '../../admin/shell/dashboard.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function DashboardRoute() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('dashboard.title')} description={t('description')} />
      <SessionGate>
        <Dashboard />
      </SessionGate>
    </>
  );
}
