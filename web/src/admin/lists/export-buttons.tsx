import { Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { csvOf } from './csv.ts';
import { type Sheet, seoulClock } from './sheet.ts';
import type { Language } from '@app/domain/shared/language.ts';

/** The longest part, in characters: file systems limit a name to 255 bytes, and Hangul takes three each. */
const PART_LENGTH = 40;

/** Returns the name of an exported file without its extension: what it contains, what was chosen for it, day and language. */
export function exportName(subject: readonly string[], language: Language, now: Date): string {
  const [day = ''] = seoulClock(now).toISOString().split('T');
  return [...subject, day, language]
    .map((part) => [...part].slice(0, PART_LENGTH).join(''))
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

interface ExportButtonsProps {
  /** What the file contains and what was chosen for it, for its name: two exports that differ in them have two names. */
  subject: readonly string[];
  /** Tells these buttons from others in the same tab. */
  name?: string;
  disabled?: boolean;
  read: () => Promise<Sheet>;
}

const FORMATS = [
  {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: 'lists.exportWorkbook',
    shown: 'lists.exportWorkbook',
    write: async (sheet: Sheet) => (await import('./workbook.ts')).workbookOf(sheet),
  },
  {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    label: 'lists.exportCsv',
    shown: 'lists.csv',
    write: async (sheet: Sheet) => csvOf(sheet),
  },
] as const;

/** Downloads a list as a workbook, whose cells no spreadsheet reinterprets, or as CSV for other programs. */
export function ExportButtons({ subject, name, disabled = false, read }: ExportButtonsProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <Space.Compact>
      {FORMATS.map(({ extension, type, label, shown, write }) => (
        <CommandButton
          key={extension}
          disabled={disabled}
          aria-label={name === undefined ? t(label) : `${t(label)}: ${name}`}
          command={{
            request: async () => {
              const sheet = await read();
              const file = `${exportName(subject, language, new Date())}.${extension}`;
              saveFile(file, new Blob([await write(sheet)], { type }));
              return sheet.rows.length;
            },
            done: (count) => t('lists.exported', { count }),
            failed: t('lists.exportFailed'),
          }}
        >
          {t(shown)}
        </CommandButton>
      ))}
    </Space.Compact>
  );
}
