import { AutoComplete, Button, Form, Select } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { isReplaceable, likelyDuplicates, keptTagSchema } from '@app/domain/tag/tag-merge.ts';
import { keyOfTyped } from '@app/domain/tag/tags.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './tags.module.css';
import { useMergeTags, type Merge } from './change-tags.ts';
import { usesOf, type ListedTag } from './use-tags.ts';

const isKept = (key: string) => keptTagSchema.safeParse(key.trim()).success;

/** Likely duplicates, each merged with one press, and a form that merges or renames any tag. */
export function MergeSection({ tags }: { tags: readonly ListedTag[] }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const counted = tags.map((tag) => ({ ...tag, count: usesOf(tag) }));
  const nameOf = (key: string) => t('quoted', { key });
  const namesOf = ({ from }: Merge) => from.map(nameOf).join(', ');
  const countOf = ({ from }: Merge) =>
    counted.filter(({ key }) => from.includes(key)).reduce((sum, { count }) => sum + count, 0);
  const { start, retry, isBusy, error, changed, question } = useMergeTags((merge) => ({
    question: t('question', { from: namesOf(merge), into: nameOf(merge.into) }),
    consequence: t('consequence', { count: countOf(merge) }),
    keep: t('admin:deleting.keep'),
    yes: t('merge'),
  }));
  const duplicates = likelyDuplicates(counted).flatMap(([kept, ...others]): Merge[] => {
    const from = others.map(({ key }) => key).filter(isReplaceable);
    return kept && from.length > 0 && isKept(kept.key) ? [{ from, into: kept.key }] : [];
  });
  return (
    <section className={styles.section} aria-label={t('merging')}>
      <h3>{t('merging')}</h3>
      {duplicates.length > 0 && (
        <ul className={styles.duplicates} aria-label={t('duplicates')}>
          {duplicates.map((merge) => (
            <li key={merge.into}>
              <span>{t('duplicate', { from: namesOf(merge), into: nameOf(merge.into) })}</span>
              <Button size="small" disabled={isBusy} onClick={() => start(merge)}>
                {t('mergeInto', { into: nameOf(merge.into) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MergeForm tags={tags} isBusy={isBusy} onMerge={start} />
      {isBusy && <output>{t('progress', { count: changed })}</output>}
      {error && (
        <p role="alert" className={styles.stopped}>
          {t('stopped', { count: changed })}
          <Button size="small" onClick={retry}>
            {t('continue')}
          </Button>
        </p>
      )}
      {question}
    </section>
  );
}

interface MergeFormProps {
  tags: readonly ListedTag[];
  isBusy: boolean;
  onMerge: (merge: Merge) => void;
}

/** Returns a tag once for each language in which it has a name. */
const named = ({ key, label, labelKr }: ListedTag) =>
  [label, labelKr].filter((name) => name !== '').map((name) => ({ key, name }));

/** Chooses a tag and the one that replaces it, which may be new: then the tag is renamed. */
function MergeForm({ tags, isBusy, onMerge }: MergeFormProps) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const { language } = useLanguage();
  const [form] = Form.useForm<{ from?: string; into: string }>();
  const from = Form.useWatch('from', form);
  const typed = (Form.useWatch('into', form) ?? '').trim();
  const others = tags.filter(({ key }) => key !== from);
  const into = keyOfTyped(typed, others.flatMap(named));
  const options = tags.map((tag) => {
    const name = localized(tag, 'label', language);
    return { value: tag.key, label: name ? t('named', { name, key: tag.key }) : tag.key };
  });
  return (
    <AdminForm
      form={form}
      className={styles.merge ?? ''}
      onFinish={() => from && onMerge({ from: [from], into })}
    >
      <Form.Item name="from" label={t('from')} className={styles.field ?? ''}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          allowClear
          virtual={false}
          options={options.filter(({ value }) => isReplaceable(value))}
        />
      </Form.Item>
      <Form.Item
        name="into"
        label={t('into')}
        className={styles.field ?? ''}
        rules={[
          {
            validator: async (_, text: string) => {
              if (text.trim() !== '' && !isKept(text)) throw new Error(t('invalid'));
            },
          },
        ]}
      >
        <AutoComplete
          virtual={false}
          options={options.filter(
            ({ value, label }) => value !== from && [value, label].some((text) => text.includes(typed)),
          )}
        />
      </Form.Item>
      <Button htmlType="submit" disabled={isBusy || !from || !isKept(into) || from === into}>
        {t('mergeThis')}
      </Button>
    </AdminForm>
  );
}
