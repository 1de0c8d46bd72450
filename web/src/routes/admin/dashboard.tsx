import { ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import ko from 'antd/es/locale/ko_KR';
import { useMemo, type ReactNode } from 'react';
import { SessionGate } from '../../admin/session/session-gate.tsx';
import { Dashboard } from '../../admin/shell/dashboard.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { isTouchScreen } from '../../admin/is-touch-screen.ts';
import { themeFrom } from '../../admin/shell/theme.ts';

const LOCALES = { kr: ko, en };

/** Configures antd with the brand's theme and the admin's language. */
function AntdProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const theme = useMemo(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return themeFrom(getComputedStyle(document.documentElement), isCalm, isTouchScreen());
  }, []);
  return (
    <ConfigProvider locale={LOCALES[language]} theme={theme}>
      {children}
    </ConfigProvider>
  );
}

export function DashboardRoute() {
  return (
    <AntdProvider>
      <SessionGate>
        <Dashboard />
      </SessionGate>
    </AntdProvider>
  );
}
