import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAdminToast } from '../use-admin-toast.ts';
import { csvOf } from './csv.ts';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  file: string;
  /** The head, and a row for each item. */
  read: () => Promise<readonly (readonly (string | number | undefined)[])[]>;
}

export function ExportButton({ file, read }: ExportButtonProps) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await read();
      saveFile(file, csvOf(rows));
      return rows.length - 1;
    },
    onSuccess: (count) => toast.succeeded(t('lists.exported', { count })),
    onError: () => toast.failed(t('lists.exportFailed')),
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {isPending ? t('lists.exporting') : t('lists.export')}
    </Button>
  );
}
