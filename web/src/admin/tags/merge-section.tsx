import { AutoComplete, Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReplaceable, likelyDuplicates, keptTagSchema } from '@app/domain/tag/tag-merge.ts';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import styles from './tags.module.css';
import { useMergeTags, type Merge } from './change-tags.ts';
import { usesOf, type ListedTag } from './use-tags.ts';

/** Likely duplicates, each merged with one press, and a form that merges or renames any tag. */
export function MergeSection({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const { mutate, isPending, isError, variables, changed } = useMergeTags();
  const [asked, setAsked] = useState<Merge | null>(null);
  const counted = tags.map((tag) => ({ ...tag, count: usesOf(tag) }));
  const nameOf = (key: string) => t('quoted', { key });
  const namesOf = ({ from }: Merge) => from.map(nameOf).join(', ');
  const countOf = ({ from }: Merge) =>
    counted.filter(({ key }) => from.includes(key)).reduce((sum, { count }) => sum + count, 0);
  const duplicates = likelyDuplicates(counted).flatMap(([kept, ...others]): Merge[] => {
    const from = others.map(({ key }) => key).filter(isReplaceable);
    return kept && from.length > 0 && keptTagSchema.safeParse(kept.key).success
      ? [{ from, into: kept.key }]
      : [];
  });
  return (
    <section className={styles.section} aria-label={t('merging')}>
      <h3>{t('merging')}</h3>
      {duplicates.length > 0 && (
        <ul className={styles.duplicates} aria-label={t('duplicates')}>
          {duplicates.map((merge) => (
            <li key={merge.into}>
              <span>{t('duplicate', { from: namesOf(merge), into: nameOf(merge.into) })}</span>
              <Button size="small" disabled={isPending} onClick={() => setAsked(merge)}>
                {t('mergeInto', { into: nameOf(merge.into) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MergeForm tags={tags} isBusy={isPending} onMerge={setAsked} />
      {isPending && <output>{t('progress', { count: changed })}</output>}
      {isError && variables && (
        <p role="alert" className={styles.stopped}>
          {t('stopped', { count: changed })}
          <Button size="small" onClick={() => mutate(variables)}>
            {t('continue')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={asked ? t('question', { from: namesOf(asked), into: nameOf(asked.into) }) : ''}
        keep={t('admin:deleting.keep')}
        yes={t('merge')}
        onKeep={() => setAsked(null)}
        onYes={() => asked && mutate(asked)}
      >
        {asked && t('consequence', { count: countOf(asked) })}
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
  const { t } = useTranslation(['adminTags', 'admin']);
  const id = useId();
  const [from, setFrom] = useState<string>();
  const [typed, setTyped] = useState('');
  const into = typed.trim();
  const isValid = keptTagSchema.safeParse(into).success;
  const options = tags.map(({ key }) => ({ value: key, label: key }));
  return (
    <div className={styles.merge}>
      <label htmlFor={`${id}from`}>{t('from')}</label>
      <Select
        id={`${id}from`}
        showSearch
        allowClear
        virtual={false}
        value={from}
        onChange={setFrom}
        options={options.filter(({ value }) => isReplaceable(value))}
      />
      <label htmlFor={`${id}into`}>{t('into')}</label>
      <AutoComplete
        id={`${id}into`}
        virtual={false}
        value={typed}
        onChange={setTyped}
        status={into === '' || isValid ? '' : 'error'}
        options={options.filter(({ value }) => value !== from && value.includes(into))}
      />
      {into !== '' && !isValid && <p className={styles.problem}>{t('invalid')}</p>}
      <Button
        disabled={isBusy || !from || !isValid || from === into}
        onClick={() => from && onMerge({ from: [from], into })}
      >
        {t('mergeThis')}
      </Button>
    </div>
  );
}
