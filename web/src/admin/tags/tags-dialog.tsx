import { Button, Empty } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagForm } from '@app/domain/tag/tags.ts';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { useUnloadGuard } from '../leaving/use-leave-guard.ts';
import { LabelForm } from './label-form.tsx';
import { MergeSection } from './merge-section.tsx';
import styles from './tags.module.css';
import { useTags, type ListedTag } from './use-tags.ts';

/** Returns the keys of the tags with a label that is typed and not saved, and a function that adds or removes one. */
function useTyped() {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const report = useCallback(
    (key: string, isTyped: boolean) =>
      setTyped((before) => {
        if (before.includes(key) === isTyped) return before;
        return isTyped ? [...before, key] : before.filter((other) => other !== key);
      }),
    [],
  );
  return { typed, report };
}

/** All tags: what is likely a duplicate, and what the site calls each of them. It asks before a typed label is lost. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const { data: tags, isError, refetch } = useTags();
  const { typed, report } = useTyped();
  const { leave, question } = useDiscardQuestion(() => typed.length > 0);
  useUnloadGuard(typed.length > 0);
  const close = () => leave(onClose);
  return (
    <SmallDialog
      title={t('title')}
      open
      onClose={close}
      width={52}
      footer={<Button onClick={close}>{t('admin:editing.close')}</Button>}
    >
      <p className={styles.hint}>{t('hint')}</p>
      {tags ? (
        <>
          <MergeSection tags={tags} />
          <Labels tags={tags} typed={typed} onTyped={report} />
        </>
      ) : isError ? (
        <p role="alert">
          {t('failed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <Spinner label={t('loading')} />
      )}
      {question}
    </SmallDialog>
  );
}

interface LabelsProps {
  tags: readonly ListedTag[];
  typed: readonly string[];
  onTyped: (key: string, isTyped: boolean) => void;
}

function Labels({ tags, typed, onTyped }: LabelsProps) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const [search, setSearch] = useState('');
  const shown = tags.filter(
    ({ key, label, labelKr }) =>
      // A search must not remove what is typed.
      typed.includes(key) || [key, label, labelKr].some((text) => tagForm(text).includes(tagForm(search))),
  );
  return (
    <section className={styles.section} aria-label={t('labels')}>
      <h3>{t('labels')}</h3>
      <TextField
        type="search"
        label={t('search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && <Empty description={t(search ? 'admin:editing.noMatch' : 'empty')} />}
      <ul className={styles.tags}>
        {shown.map((tag) => (
          <li key={tag.key}>
            <LabelForm tag={tag} onChanged={onTyped} />
          </li>
        ))}
      </ul>
    </section>
  );
}
