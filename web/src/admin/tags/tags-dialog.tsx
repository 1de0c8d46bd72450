import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagForm } from '@app/domain/tag/tags.ts';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { LabelForm } from './label-form.tsx';
import { MergeSection } from './merge-section.tsx';
import styles from './tags.module.css';
import { useTags, type ListedTag } from './use-tags.ts';

/** All tags: what is likely a duplicate, and what the site calls each of them. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const { data: tags, isError, refetch } = useTags();
  return (
    <SmallDialog title={t('title')} open onClose={onClose} width={52}>
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
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('admin:editing.close')}</Button>
      </div>
    </SmallDialog>
  );
}

function Labels({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const [search, setSearch] = useState('');
  const shown = tags.filter(({ key, label, labelKr }) =>
    [key, label, labelKr].some((text) => tagForm(text).includes(tagForm(search))),
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
