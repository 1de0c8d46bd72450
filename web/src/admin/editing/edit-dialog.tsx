import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { LiveStatus } from '../live/live-status.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import { isApart } from '../form/field.ts';
import type { Fields } from '../form/values.ts';
import { copyFields, fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { fieldsAddedAgain } from './content-versions.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { EditForm } from './edit-form.tsx';
import { readEdited } from './edited.ts';
import { DeletedItem, MissingItem } from './missing-item.tsx';
import { NEW, newOf, useEditAddress } from './use-edit-address.ts';

interface EditDialogProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  /** The item's id, `NEW` or `newOf` an id for a new item, `copyOf` the id of the item that a new one copies, or `datesOf` an item. */
  edited: string;
  onClose: () => void;
}

/** The dialog with the form of a new or existing item. */
export function EditDialog<Item extends ContentItem>({ kind, edited, onClose }: EditDialogProps<Item>) {
  if (edited === NEW) return <NewAddress />;
  const address = readEdited(edited);
  if (address.form === 'new') return <NewItem kind={kind} id={address.id} onClose={onClose} />;
  if (address.form === 'copy')
    return <StoredItem kind={kind} id={address.original} copyId={address.id} onClose={onClose} />;
  if (address.form === 'stored') {
    const Item = fieldsOf(kind).some(isApart) ? CountedItem : StoredItem;
    return <Item kind={kind} id={address.id} copyId={null} onClose={onClose} />;
  }
  if (address.form === 'dates' && kind.MoreDates) return <kind.MoreDates id={address.id} onClose={onClose} />;
  return <NoItem kind={kind} onClose={onClose} />;
}

/** Gives a new item its id in the URL. */
function NewAddress() {
  const address = useEditAddress();
  const exchange = useEffectEvent(() => address.exchange(newOf(crypto.randomUUID())));
  useEffect(() => exchange(), []);
  return null;
}

interface Opened<Item extends ContentItem> {
  kind: ContentKind<Item>;
  onClose: () => void;
}

/** The address names no possible item. */
function NoItem<Item extends ContentItem>({ kind, onClose }: Opened<Item>) {
  const { t } = useTranslation('admin');
  return (
    <DialogFrame title={t(`${kind.name}.editing`)} onLeave={onClose}>
      <MissingItem onClose={onClose} />
    </DialogFrame>
  );
}

interface New<Item extends ContentItem> extends Opened<Item> {
  id: string;
  /** Returns the fields with which the item begins. */
  begin?: () => Fields;
}

function NewItem<Item extends ContentItem>({ kind, id, begin, onClose }: New<Item>) {
  const [template] = useState(begin);
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
  /** The id of a new item that begins as a copy, whose form is opened instead. */
  copyId: string | null;
  /** The number of pieces in stock; null if they are not counted. */
  stock?: number | null;
}

/** A product with its stock, as it is when the form is opened. */
function CountedItem<Item extends ContentItem>(props: Stored<Item>) {
  const { t } = useTranslation('admin');
  const live = useLiveDocument<{ id: string; left: number }>('productStock', props.id);
  const [stock, setStock] = useState<number | null>();
  if (stock === undefined && live.state === 'ready') setStock(live.value?.left ?? null);
  if (stock !== undefined) return <StoredItem {...props} stock={stock} />;
  return (
    <DialogFrame title={t(`${props.kind.name}.editing`)} onLeave={props.onClose}>
      <LiveStatus live={live} loading={t('editing.loading')} />
    </DialogFrame>
  );
}

function StoredItem<Item extends ContentItem>({ kind, id, copyId, stock = null, onClose }: Stored<Item>) {
  const { t } = useTranslation('admin');
  const live = useLiveDocument<Item>(kind.name, id);
  const [opened, setOpened] = useState<Item | null>(null);
  /** The fields of a deleted item, which is added again. */
  const [restored, setRestored] = useState<Fields | null>(null);
  const latest = live.state === 'ready' ? live.value : opened;
  if (opened === null && latest) setOpened(latest);

  if (opened && copyId !== null) {
    const begin = () => copyFields(kind, opened, new Date());
    return <NewItem kind={kind} id={copyId} begin={begin} onClose={onClose} />;
  }
  if (restored)
    return (
      <NewItem
        kind={kind}
        id={id}
        begin={() => fieldsAddedAgain(fieldsOf(kind), restored)}
        onClose={onClose}
      />
    );
  if (opened)
    return <EditForm kind={kind} id={id} opened={opened} latest={latest} stock={stock} onClose={onClose} />;
  return (
    <DialogFrame title={t(`${kind.name}.${copyId === null ? 'editing' : 'adding'}`)} onLeave={onClose}>
      {live.state === 'ready' ? (
        <DeletedItem
          id={id}
          hasStock={fieldsOf(kind).some(isApart)}
          onRestore={setRestored}
          onClose={onClose}
        />
      ) : (
        <LiveStatus live={live} loading={t('editing.loading')} />
      )}
    </DialogFrame>
  );
}
