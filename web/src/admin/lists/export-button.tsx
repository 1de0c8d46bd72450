import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { useAdminToast } from '../use-admin-toast.ts';
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
  const toast = useAdminToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await read();
      const [day] = formatSheetTime(new Date()).split(' ');
      saveFile(`${subject}-${day}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
      return rows.length - 1;
    },
    onSuccess: (count) => toast.succeeded(t('lists.exported', { count })),
    onError: (error) => toast.failed(t('lists.exportFailed'), error),
  });
  return (
    <Button
      loading={isPending}
      disabled={disabled}
      {...(name && { 'aria-label': `${t('lists.export')}: ${name}` })}
      onClick={() => mutate()}
    >
      {isPending ? t('lists.exporting') : t('lists.export')}
    </Button>
  );
}
