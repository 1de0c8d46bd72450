import { AutoComplete, Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagKeySchema } from '@app/domain/tag/tag-label-schema.ts';
import { isReplaceable, likelyDuplicates } from '@app/domain/tag/tags.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import styles from './tags.module.css';
import { useMergeTags, usesOf, type ListedTag, type Merge } from './use-tags.ts';

/** Likely duplicates, each merged with one press, and a form that merges or renames any tag. */
export function MergeSection({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useTranslation('admin');
  const { mutate, isPending, isError, variables, changed } = useMergeTags();
  const [asked, setAsked] = useState<Merge | null>(null);
  const counted = tags.map((tag) => ({ ...tag, count: usesOf(tag) }));
  const nameOf = (key: string) => t('tags.quoted', { key });
  const namesOf = ({ from }: Merge) => from.map(nameOf).join(', ');
  const countOf = ({ from }: Merge) =>
    counted.filter(({ key }) => from.includes(key)).reduce((sum, { count }) => sum + count, 0);
  const duplicates = likelyDuplicates(counted).flatMap(([kept, ...others]): Merge[] => {
    const from = others.map(({ key }) => key).filter(isReplaceable);
    return kept && from.length > 0 && tagKeySchema.safeParse(kept.key).success
      ? [{ from, into: kept.key }]
      : [];
  });
  return (
    <section className={styles.section} aria-label={t('tags.merging')}>
      <h3>{t('tags.merging')}</h3>
      {duplicates.length > 0 && (
        <ul className={styles.duplicates} aria-label={t('tags.duplicates')}>
          {duplicates.map((merge) => (
            <li key={merge.into}>
              <span>{t('tags.duplicate', { from: namesOf(merge), into: nameOf(merge.into) })}</span>
              <Button size="small" disabled={isPending} onClick={() => setAsked(merge)}>
                {t('tags.mergeInto', { into: nameOf(merge.into) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MergeForm tags={tags} isBusy={isPending} onMerge={setAsked} />
      {isPending && <output>{t('tags.progress', { count: changed })}</output>}
      {isError && variables && (
        <p role="alert" className={styles.stopped}>
          {t('tags.stopped', { count: changed })}
          <Button size="small" onClick={() => mutate(variables)}>
            {t('tags.continue')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={asked ? t('tags.question', { from: namesOf(asked), into: nameOf(asked.into) }) : ''}
        keep={t('deleting.keep')}
        yes={t('tags.merge')}
        onKeep={() => setAsked(null)}
        onYes={() => asked && mutate(asked)}
      >
        {asked && t('tags.consequence', { count: countOf(asked) })}
      </ConfirmDialog>
    </section>
  );
}

interface MergeFormProps {
  tags: readonly ListedTag[];
  isBusy: boolean;
  onMerge: (merge: Merge) => void;
}

/** Chooses a tag and the one that replaces it, which may be new: then the tag is renamed. */
function MergeForm({ tags, isBusy, onMerge }: MergeFormProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [from, setFrom] = useState<string>();
  const [typed, setTyped] = useState('');
  const into = typed.trim();
  const isValid = tagKeySchema.safeParse(into).success;
  const options = tags.map(({ key }) => ({ value: key, label: key }));
  return (
    <div className={styles.merge}>
      <label htmlFor={`${id}from`}>{t('tags.from')}</label>
      <Select
        id={`${id}from`}
        showSearch
        allowClear
        virtual={false}
        value={from}
        onChange={setFrom}
        options={options.filter(({ value }) => isReplaceable(value))}
      />
      <label htmlFor={`${id}into`}>{t('tags.into')}</label>
      <AutoComplete
        id={`${id}into`}
        virtual={false}
        value={typed}
        onChange={setTyped}
        status={into === '' || isValid ? '' : 'error'}
        options={options.filter(({ value }) => value !== from && value.includes(into))}
      />
      {into !== '' && !isValid && <p className={styles.problem}>{t('tags.invalid')}</p>}
      <Button
        disabled={isBusy || !from || !isValid || from === into}
        onClick={() => from && onMerge({ from: [from], into })}
      >
        {t('tags.mergeThis')}
      </Button>
    </div>
  );
}
