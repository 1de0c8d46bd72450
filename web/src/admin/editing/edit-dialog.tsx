import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from 'antd';
import { LiveStatus } from '../live/live-status.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { EditForm } from './edit-form.tsx';
import { NEW } from './use-edit-address.ts';

interface EditDialogProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  /** The item's id, or `NEW` for a new item. */
  edited: string;
  onClose: () => void;
}

/** The dialog with the form of a new or existing item. */
export function EditDialog<Item extends ContentItem>({ kind, edited, onClose }: EditDialogProps<Item>) {
  return edited === NEW ? (
    <NewItem kind={kind} onClose={onClose} />
  ) : (
    <StoredItem kind={kind} id={edited} onClose={onClose} />
  );
}

interface Opened<Item extends ContentItem> {
  kind: ContentKind<Item>;
  onClose: () => void;
}

function NewItem<Item extends ContentItem>({ kind, onClose }: Opened<Item>) {
  // The id is generated once, so that a repeated save does not add a second item.
  const [id] = useState(() => crypto.randomUUID());
  return <EditForm kind={kind} id={id} opened={null} latest={null} onClose={onClose} />;
}

function StoredItem<Item extends ContentItem>({ kind, id, onClose }: Opened<Item> & { id: string }) {
  const { t } = useTranslation('admin');
  const live = useLiveDocument<Item>(kind.name, id);
  const [opened, setOpened] = useState<Item | null>(null);
  const latest = live.state === 'ready' ? live.value : opened;
  if (opened === null && latest) setOpened(latest);

  if (opened) return <EditForm kind={kind} id={id} opened={opened} latest={latest} onClose={onClose} />;
  return (
    <DialogFrame title={t(`${kind.name}.editing`)} onLeave={onClose}>
      {live.state === 'ready' ? (
        <Notice level={2} title={t('editing.gone')} description={t('editing.goneDetail')}>
          <Button onClick={onClose}>{t('editing.close')}</Button>
        </Notice>
      ) : (
        <LiveStatus live={live} loading={t('editing.loading')} />
      )}
    </DialogFrame>
  );
}
