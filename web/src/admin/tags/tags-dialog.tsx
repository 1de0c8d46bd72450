import { Button, Empty, Form, Input } from 'antd';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tagForm } from '@app/domain/tag/tags.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { tagKeySchema, type TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { findText, forgetText, useKeptValues } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { MergeSection } from './merge-section.tsx';
import styles from './tags.module.css';
import { useTags, type ListedTag } from './use-tags.ts';
import { AdminForm } from '../form/admin-form.tsx';
import { useLabelTag } from './change-tags.ts';

const trimmed = ({ label, labelKr }: TagLabelInput) => ({ label: label.trim(), labelKr: labelKr.trim() });

/** A tag with its uses, and what the site calls it in both languages. What is typed is kept in this browser until it is saved. */
function LabelForm({ tag }: { tag: ListedTag }) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const [form] = Form.useForm<TagLabelInput>();
  const { key, label, labelKr, products, events, stories } = tag;
  const kept = useKeptValues<TagLabelInput>('tag-labels', key, { label, labelKr });
  const { start, isBusy } = useLabelTag(key, kept.forget);
  // A merge may have given the tag the texts of another one.
  useEffect(() => {
    if (findText('tag-labels', key) === null) form.setFieldsValue({ label, labelKr });
  }, [form, key, label, labelKr]);
  const typed = trimmed({
    label: Form.useWatch('label', form) ?? label,
    labelKr: Form.useWatch('labelKr', form) ?? labelKr,
  });
  const isChanged = typed.label !== label || typed.labelKr !== labelKr;
  const uses = [
    products > 0 && t('products', { count: products }),
    events > 0 && t('events', { count: events }),
    stories > 0 && t('stories', { count: stories }),
  ].filter(Boolean);
  const input = (name: keyof TagLabelInput, lang: string, language: string) => (
    <Form.Item
      name={name}
      className={styles.field ?? ''}
      rules={[{ max: TEXT_LIMITS.tag, message: t('tooLong', { max: TEXT_LIMITS.tag }) }]}
    >
      <Input
        lang={lang}
        autoComplete="off"
        placeholder={language}
        aria-label={t('labelOf', { key, language })}
      />
    </Form.Item>
  );
  return (
    <AdminForm
      layout="horizontal"
      form={form}
      className={styles.tag ?? ''}
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values) => kept.keep(trimmed(values))}
      onFinish={() => start(typed)}
    >
      <div>
        <strong>{key}</strong>
        <p className={styles.uses}>{uses.length > 0 ? uses.join(' · ') : t('unused')}</p>
      </div>
      {tagKeySchema.safeParse(key).success ? (
        <>
          {input('labelKr', 'ko', t('admin:editing.korean'))}
          {input('label', 'en', t('admin:editing.english'))}
          <Button
            htmlType="submit"
            disabled={!isChanged}
            loading={isBusy}
            aria-label={t('saveNamed', { key })}
          >
            {t('save')}
          </Button>
        </>
      ) : (
        <p className={styles.noLabel}>{t('noLabel')}</p>
      )}
    </AdminForm>
  );
}

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
