import { ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import ko from 'antd/es/locale/ko_KR';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { isTouchScreen } from '../is-touch-screen.ts';
import { themeFrom } from './theme.ts';

const LOCALES = { kr: ko, en };

/** Configures antd with the brand's theme and the admin's language. */
export function AntdProvider({ children }: { children: ReactNode }) {
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
