import { useTranslation } from 'react-i18next';

/** The empty state of a list. */
export function EmptyState({ title, detail }: { title: string; detail?: string }) {
  return (
    <p>
      <strong>{title}</strong>
      {detail && (
        <>
          <br />
          {detail}
        </>
      )}
    </p>
  );
}

/** The empty state when no item matches the filters or the search. */
export function NoResults() {
  const { t } = useTranslation('admin');
  return <EmptyState title={t('lists.nothingFound')} detail={t('lists.nothingFoundDetail')} />;
}
