import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { useListView, type ListView } from './list-view.ts';

interface ViewSwitchProps {
  collection: CollectionName;
  /** How the list is shown at first; cards unless given. */
  first?: ListView;
}

/** Switches the lists of a collection between cards and the compact table. */
export function ViewSwitch({ collection, first }: ViewSwitchProps) {
  const { t } = useTranslation('admin');
  const [view, choose] = useListView(collection, first);
  const other = view === 'table' ? 'cards' : 'table';
  return (
    <Button size="small" onClick={() => choose(other)}>
      {t(`lists.${other}`)}
    </Button>
  );
}
