import { useId, useState, type ReactNode } from 'react';
import { panelId, tabId, TabList } from './tab-list.tsx';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs with their panels, all of which stay in the document. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '');
  return (
    <div>
      <TabList label={label} tabs={tabs} prefix={prefix} chosen={chosen} onChoose={setChosen} />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(prefix, tab.id)}
          aria-labelledby={tabId(prefix, tab.id)}
          hidden={tab.id !== chosen}
          tabIndex={0}
          data-label={tab.label}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
