import { Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Spinner } from '../../ui/spinner.tsx';
import { useAdminMessages } from '../i18n/messages.ts';
import { AntdProvider } from './antd-provider.tsx';
import styles from './dashboard.module.css';
import { DashboardHeader } from './dashboard-header.tsx';
import { TABS } from './tabs.tsx';

const TAB = 'tab';

/** The dashboard around its tabs; the address remembers the open one. */
export function Dashboard() {
  const messages = useAdminMessages();
  const [search, setSearch] = useSearchParams();
  const open = TABS.find(({ key }) => key === search.get(TAB)) ?? TABS[0];
  return (
    <AntdProvider>
      <DashboardHeader />
      <main className={styles.main}>
        <Tabs
          activeKey={open.key}
          onChange={(key) => setSearch({ [TAB]: key })}
          items={TABS.map(({ key, label, Content }) => ({
            key,
            label: label(messages),
            children: (
              <Suspense fallback={<Spinner label={messages.loading} />}>
                <Content />
              </Suspense>
            ),
          }))}
        />
      </main>
    </AntdProvider>
  );
}
