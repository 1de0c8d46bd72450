import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { ITEM_KEYS, TAB_KEYS, areShortcutsOn, switchShortcuts } from './shortcuts.ts';
import styles from './shortcuts-help.module.css';

const KEYS = ['?', '1–9, 0, -, =', 't', 'j, k', ...TAB_KEYS, ...ITEM_KEYS] as const;

/** Lists all keyboard shortcuts, with the switch that disables them. */
export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('adminDialogs');
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <SmallDialog
      title={t('shortcuts.title')}
      open={open}
      onClose={onClose}
      dismissible
      footer={<Button onClick={onClose}>{t('shortcuts.close')}</Button>}
    >
      <dl className={styles.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target: { checked } }) => {
            setOn(checked);
            switchShortcuts(checked);
          }}
        />
        {t('shortcuts.on')}
      </label>
    </SmallDialog>
  );
}
