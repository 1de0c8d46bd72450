import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { panelId, tabId, TabList } from '../../ui/tab-list.tsx';
import { UndoBar } from '../deleting/undo-bar.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { AntdProvider } from './antd-provider.tsx';
import styles from './dashboard.module.css';
import { DashboardHeader } from './dashboard-header.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TabLabel } from './tab-label.tsx';
import { TABS } from './tabs.tsx';

/** What reads Firestore comes after the frame. */
const Overview = lazyChunk(async () => (await import('../overview/overview.tsx')).Overview);
const UnreadTitle = lazyChunk(async () => (await import('../overview/unread-title.tsx')).UnreadTitle);

const AccountDialog = lazyChunk(async () => (await import('../account/account-dialog.tsx')).AccountDialog);

const TAB = 'tab';

/** The dashboard around its tabs; the address remembers the open one. */
export function Dashboard() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useSearchParams();
  const prefix = useId();
  const open = TABS.find(({ key }) => key === search.get(TAB)) ?? TABS[0];
  const [isHelping, setHelping] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const showTab = (key: string) => setSearch({ [TAB]: key });
  useShortcuts({
    openTab: (place) => {
      const tab = TABS[place];
      if (tab) showTab(tab.key);
    },
    openHelp: () => setHelping(true),
  });
  return (
    <AntdProvider>
      <ErrorBoundary resetKey="" fallback={null}>
        <Suspense>
          <UnreadTitle />
        </Suspense>
      </ErrorBoundary>
      <DashboardHeader onAccount={() => setAccountOpen(true)} onHelp={() => setHelping(true)} />
      <main className={styles.main}>
        <LoadBoundary>
          <Overview />
        </LoadBoundary>
        <TabList
          label={t('dashboard.tabs')}
          className={styles.tabs}
          isManual
          prefix={prefix}
          tabs={TABS.map(({ key }) => ({ id: key, label: <TabLabel tab={key} /> }))}
          chosen={open.key}
          onChoose={showTab}
        />
        {/* A tab that is not seen is not there: it neither listens nor reads the filters of the one that is. */}
        <div
          key={open.key}
          role="tabpanel"
          id={panelId(prefix, open.key)}
          aria-labelledby={tabId(prefix, open.key)}
          className={styles.panel}
        >
          <LoadBoundary resetKey={open.key} loading={<Spinner label={t('loading')} />}>
            <open.Content />
          </LoadBoundary>
        </div>
      </main>
      <UndoBar />
      <LoadBoundary>{isAccountOpen && <AccountDialog onClose={() => setAccountOpen(false)} />}</LoadBoundary>
      <ShortcutsHelp open={isHelping} onClose={() => setHelping(false)} />
    </AntdProvider>
  );
}
