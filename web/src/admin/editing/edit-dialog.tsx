import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from 'antd';
import { LiveStatus } from '../live/live-status.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import { Notice } from '../../ui/notice.tsx';
import { copyFields, type ContentItem, type ContentKind } from './content-kind.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { EditForm } from './edit-form.tsx';
import { copiedId, datedId, NEW } from './use-edit-address.ts';

interface EditDialogProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  /** The item's id, `NEW` for a new item, `copyOf` the id of the item that a new one copies, or `datesOf` an item. */
  edited: string;
  onClose: () => void;
}

/** The dialog with the form of a new or existing item. */
export function EditDialog<Item extends ContentItem>({ kind, edited, onClose }: EditDialogProps<Item>) {
  const copied = copiedId(edited);
  const dated = datedId(edited);
  if (edited === NEW) return <NewItem kind={kind} onClose={onClose} />;
  if (kind.MoreDates && dated !== null) return <kind.MoreDates id={dated} onClose={onClose} />;
  return <StoredItem kind={kind} id={copied ?? edited} isCopied={copied !== null} onClose={onClose} />;
}

interface Opened<Item extends ContentItem> {
  kind: ContentKind<Item>;
  onClose: () => void;
}

function NewItem<Item extends ContentItem>({ kind, original, onClose }: Opened<Item> & { original?: Item }) {
  // The id is generated once, so that a repeated save does not add a second item.
  const [id] = useState(() => crypto.randomUUID());
  const [template] = useState(() => original && copyFields(kind, original, new Date()));
  return (
    <EditForm
      kind={kind}
      id={id}
      opened={null}
      latest={null}
      {...(template && { template })}
      onClose={onClose}
    />
  );
}

interface Stored<Item extends ContentItem> extends Opened<Item> {
  id: string;
  /** Opens the form of a new item that begins as a copy. */
  isCopied: boolean;
}

function StoredItem<Item extends ContentItem>({ kind, id, isCopied, onClose }: Stored<Item>) {
  const { t } = useTranslation('admin');
  const live = useLiveDocument<Item>(kind.name, id);
  const [opened, setOpened] = useState<Item | null>(null);
  const latest = live.state === 'ready' ? live.value : opened;
  if (opened === null && latest) setOpened(latest);

  if (opened && isCopied) return <NewItem kind={kind} original={opened} onClose={onClose} />;
  if (opened) return <EditForm kind={kind} id={id} opened={opened} latest={latest} onClose={onClose} />;
  return (
    <DialogFrame title={t(`${kind.name}.${isCopied ? 'adding' : 'editing'}`)} onLeave={onClose}>
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
