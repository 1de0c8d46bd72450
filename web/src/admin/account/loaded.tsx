import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or its loading or error state. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useTranslation('adminDialogs');
  if (query.isPending) return <Spinner label={t('account.loading')} />;
  if (query.isError) {
    return (
      <p role="alert">
        {t('account.failed')}{' '}
        <Button size="small" onClick={() => void query.refetch()}>
          {t('account.retry')}
        </Button>
      </p>
    );
  }
  return children(query.data);
}
