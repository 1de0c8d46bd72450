import { Grid, Tabs } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../i18n/page-head.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { guardPresses } from '../commands/press-guard.ts';
import { keptArrivals } from '../arrivals/kept-arrivals.ts';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { UndoBar } from '../deleting/undo-bar.tsx';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { DEFAULT_TAB, TAB_KEYS, type TabKey } from '../tab-keys.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TABS } from './tabs.tsx';
import styles from './dashboard.module.css';

/** Reads Firestore, so it loads after the layout. */
const UnreadBadge = lazyChunk(async () => (await import('../today/unread-count.tsx')).UnreadBadge);
const UnreadText = lazyChunk(async () => (await import('../today/unread-count.tsx')).UnreadText);

interface TabLabelProps {
  tab: TabKey;
  /** Shows the number of unread messages. */
  Unread: typeof UnreadBadge;
}

/** The name of a tab; that of the contacts includes the number of unread messages. */
function TabLabel({ tab, Unread }: TabLabelProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t(`tabs.${tab}`)}
      {tab === 'contacts' && (
        <ErrorBoundary resetKey="" fallback={null}>
          <Suspense>
            <Unread />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Reads of Firestore start after the layout is shown. */
const TodayStrip = lazyChunk(async () => (await import('../today/today-strip.tsx')).TodayStrip);
const UnreadTitle = lazyChunk(async () => (await import('../today/unread-count.tsx')).UnreadTitle);

const KeptArrivalsNotice = lazyChunk(
  async () => (await import('../bookings/kept-arrivals-notice.tsx')).KeptArrivalsNotice,
);

const AccountDialog = lazyChunk(async () => (await import('../account/account-dialog.tsx')).AccountDialog);

const ShortcutsHelp = lazyChunk(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp);

const TAB = 'tab';

/** The tabs that the row of digits opens. */
const NUMBERED_TABS = TAB_KEYS.filter((key) => key !== 'today');

/** The dashboard's layout with its tabs; the open tab is stored in the URL. */
export function Dashboard() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useSearchParams();
  const hasKeptArrivals = keptArrivals.use().length > 0;
  const isWide = Grid.useBreakpoint().xl;
  const open = TAB_KEYS.find((key) => key === search.get(TAB)) ?? DEFAULT_TAB;
  const [isHelping, setHelping] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const showTab = (key: string) => setSearch({ [TAB]: key });
  useShortcuts({
    openTab: (place) => {
      const key = NUMBERED_TABS[place];
      if (key) showTab(key);
    },
    openToday: () => showTab('today'),
    openHelp: () => setHelping(true),
  });
  useEffect(guardPresses, []);
  const title = <PageHead title={t('dashboard.title')} description={t('description')} />;
  return (
    <>
      <ErrorBoundary resetKey="" fallback={title}>
        <Suspense fallback={title}>
          <UnreadTitle />
        </Suspense>
      </ErrorBoundary>
      <DashboardHeader onAccount={() => setAccountOpen(true)} onHelp={() => setHelping(true)} />
      <main className={styles.main}>
        <ConnectionNotice />
        <LoadBoundary>{hasKeptArrivals && <KeptArrivalsNotice />}</LoadBoundary>
        {open !== 'today' && (
          <div className={styles.strip}>
            <LoadBoundary>
              <TodayStrip />
            </LoadBoundary>
          </div>
        )}
        {/* On a phone in place of the row of tabs, of which most would be off the screen. */}
        <select
          className={styles.choice}
          aria-label={t('dashboard.tab')}
          value={open}
          onChange={({ target }) => showTab(target.value)}
        >
          {TAB_KEYS.map((key) => (
            <option key={key} value={key}>
              <TabLabel tab={key} Unread={UnreadText} />
            </option>
          ))}
        </select>
        {/* A hidden tab is not rendered, so that it neither subscribes nor reads the visible tab's filters. */}
        <Tabs
          className={styles.tabs ?? ''}
          tabPlacement={isWide ? 'start' : 'top'}
          animated={false}
          destroyOnHidden
          activeKey={open}
          onChange={showTab}
          items={TABS.map(({ key, Content }) => ({
            key,
            label: <TabLabel tab={key} Unread={UnreadBadge} />,
            children: key === open && (
              <LoadBoundary resetKey={key} loading={<Spinner label={t('loading')} />}>
                <Content />
              </LoadBoundary>
            ),
          }))}
        />
      </main>
      <UndoBar />
      {isAccountOpen && (
        <DialogBoundary title={t('account.open')} onClose={() => setAccountOpen(false)}>
          <AccountDialog onClose={() => setAccountOpen(false)} />
        </DialogBoundary>
      )}
      {isHelping && (
        <DialogBoundary title={t('shortcuts.show')} onClose={() => setHelping(false)}>
          <ShortcutsHelp open onClose={() => setHelping(false)} />
        </DialogBoundary>
      )}
    </>
  );
}
