import { useTranslation } from 'react-i18next';

/** What stands in the place of a list that has nothing. */
export function Nothing({ title, detail }: { title: string; detail?: string }) {
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

/** The same when filters or a search leave nothing. */
export function NothingFound() {
  const { t } = useTranslation('admin');
  return <Nothing title={t('lists.nothingFound')} detail={t('lists.nothingFoundDetail')} />;
}
