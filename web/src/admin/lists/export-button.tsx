import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { csvOf } from './csv.ts';
import { formatSheetTime } from './sheet-time.ts';

interface ExportButtonProps {
  /** The content of the file; its name also contains the date. */
  subject: string;
  /** Tells this button from others in the same tab. */
  name?: string;
  disabled?: boolean;
  /** Returns the header and one row for each item. */
  read: () => Promise<readonly (readonly (string | number | undefined)[])[]>;
}

export function ExportButton({ subject, name, disabled = false, read }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      disabled={disabled}
      {...(name && { 'aria-label': `${t('lists.export')}: ${name}` })}
      busyLabel={t('lists.exporting')}
      command={{
        request: async () => {
          const rows = await read();
          const [day] = formatSheetTime(new Date()).split(' ');
          saveFile(`${subject}-${day}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
          return rows.length - 1;
        },
        done: (count) => t('lists.exported', { count }),
        failed: t('lists.exportFailed'),
      }}
    >
      {t('lists.export')}
    </CommandButton>
  );
}
