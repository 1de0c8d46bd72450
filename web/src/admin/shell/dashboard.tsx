import { Tabs } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Spinner } from '../../ui/spinner.tsx';
import { UndoBar } from '../deleting/undo-bar.tsx';
import { AntdProvider } from './antd-provider.tsx';
import styles from './dashboard.module.css';
import { DashboardHeader } from './dashboard-header.tsx';
import { TABS } from './tabs.tsx';

const TAB = 'tab';

/** The dashboard around its tabs; the address remembers the open one. */
export function Dashboard() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const open = TABS.find(({ key }) => key === search.get(TAB)) ?? TABS[0];
  return (
    <AntdProvider>
      <DashboardHeader />
      <main className={styles.main}>
        <Tabs
          activeKey={open?.key ?? ''}
          onChange={(key) => setSearch({ [TAB]: key })}
          items={TABS.map(({ key, Content }) => ({
            key,
            label: t(`tabs.${key}`),
            children: (
              <Suspense fallback={<Spinner label={t('loading')} />}>
                <Content />
              </Suspense>
            ),
          }))}
        />
      </main>
      <UndoBar />
    </AntdProvider>
  );
}
