import { Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { tagKeySchema, type TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import { findText, useKeptValues } from '../form/kept-text.ts';
import styles from './tags.module.css';
import { useLabelTag } from './change-tags.ts';
import type { ListedTag } from './use-tags.ts';

const trimmed = ({ label, labelKr }: TagLabelInput) => ({ label: label.trim(), labelKr: labelKr.trim() });

/** A tag with its uses, and what the site calls it in both languages. What is typed is kept in this browser until it is saved. */
export function LabelForm({ tag }: { tag: ListedTag }) {
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
