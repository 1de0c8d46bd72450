import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagForm } from '@app/domain/tag/tags.ts';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { findText, forgetText } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { LabelForm } from './label-form.tsx';
import { MergeSection } from './merge-section.tsx';
import styles from './tags.module.css';
import { useTags, type ListedTag } from './use-tags.ts';

const hasTypedLabel = ({ key }: ListedTag) => findText('tag-labels', key) !== null;

/** All tags: what is likely a duplicate, and what the site calls each of them. It asks before a typed label is discarded. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const { data: tags, isError, refetch } = useTags();
  const { leave, question } = useDiscardQuestion(() => tags?.some(hasTypedLabel) === true);
  const close = () =>
    leave(() => {
      for (const { key } of tags ?? []) forgetText('tag-labels', key);
      onClose();
    });
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
          <Labels tags={tags} />
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

function Labels({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const [search, setSearch] = useState('');
  const shown = tags.filter(
    (tag) =>
      // A search must not remove what is typed.
      hasTypedLabel(tag) ||
      [tag.key, tag.label, tag.labelKr].some((text) => tagForm(text).includes(tagForm(search))),
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
            <LabelForm tag={tag} />
          </li>
        ))}
      </ul>
    </section>
  );
}
