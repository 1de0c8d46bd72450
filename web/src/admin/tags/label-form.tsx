import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { tagKeySchema, type TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import styles from './tags.module.css';
import { useLabelTag } from './change-tags.ts';
import type { ListedTag } from './use-tags.ts';

interface LabelFormProps {
  tag: ListedTag;
  /** Called when the texts begin or cease to differ from those that are stored. */
  onChanged: (key: string, isChanged: boolean) => void;
}

/** A tag with its uses, and what the site calls it in both languages. */
export function LabelForm({ tag, onChanged }: LabelFormProps) {
  const { t } = useTranslation(['adminTags', 'admin']);
  const { mutate, isPending } = useLabelTag(tag.key);
  const [form] = Form.useForm<TagLabelInput>();
  const { key, label, labelKr, products, events, stories } = tag;
  // A merge may have given the tag the texts of another one.
  useEffect(() => {
    if (!form.isFieldsTouched()) form.setFieldsValue({ label, labelKr });
  }, [form, label, labelKr]);
  const typed = (Form.useWatch('label', form) ?? label).trim();
  const typedKr = (Form.useWatch('labelKr', form) ?? labelKr).trim();
  const isChanged = typed !== label || typedKr !== labelKr;
  useEffect(() => {
    onChanged(key, isChanged);
    // A tag that was merged is no longer listed.
    return () => onChanged(key, false);
  }, [key, isChanged, onChanged]);
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
    <Form
      form={form}
      name={`tag-${key}`}
      className={styles.tag ?? ''}
      disabled={isPending}
      initialValues={{ label, labelKr }}
      onFinish={() => mutate({ label: typed, labelKr: typedKr })}
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
            loading={isPending}
            aria-label={t('saveNamed', { key })}
          >
            {t('save')}
          </Button>
        </>
      ) : (
        <p className={styles.noLabel}>{t('noLabel')}</p>
      )}
    </Form>
  );
}
