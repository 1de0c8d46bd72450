import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@app/domain/shared/language.ts';
import { LanguageOf, useLanguage } from '../../i18n/language.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { previewedItem } from './previewed-item.ts';
import styles from './preview.module.css';
import type { Values } from '../form/values.ts';

/** The widths of the screens, in CSS pixels. */
const SCREENS = { phone: 390, tablet: 820, desktop: 1440 } as const;
type Screen = keyof typeof SCREENS;

const PARTS = ['card', 'page'] as const;
const PART_WORDS = { card: 'editing.previewCard', page: 'editing.previewPage' } as const;

export interface PreviewProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  id: string;
  createdAt: Date;
  values: Values;
}

/** The item as visitors will see it, rendered with the site's components, in either language and on any screen. */
export function PreviewContent({ kind, id, createdAt, values }: PreviewProps<ContentItem>) {
  const { t } = useTranslation('admin');
  const page = useLanguage();
  const [language, setLanguage] = useState<Language>(page.language);
  const [screen, setScreen] = useState<Screen>('desktop');
  const [now] = useState(() => new Date());
  const { data, isComplete } = previewedItem(kind.schema, fieldsOf(kind), values, now);
  if (!data) return <Alert type="warning" showIcon title={t('editing.previewInvalid')} />;

  const item = { ...(data as object), id, createdAt } as unknown as ContentItem;
  return (
    <div className={styles.preview}>
      {!isComplete && <Alert type="info" showIcon title={t('editing.previewIncomplete')} />}
      <div className={styles.choices}>
        <Radio.Group
          aria-label={t('editing.previewLanguage')}
          optionType="button"
          buttonStyle="solid"
          value={language}
          options={[
            { value: 'kr', label: t('editing.korean') },
            { value: 'en', label: t('editing.english') },
          ]}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
        <Radio.Group
          aria-label={t('editing.previewScreen')}
          optionType="button"
          buttonStyle="solid"
          value={screen}
          options={(Object.keys(SCREENS) as Screen[]).map((value) => ({
            value,
            label: t(`editing.screens.${value}`),
          }))}
          onChange={({ target }) => setScreen(target.value as Screen)}
        />
      </div>
      <LanguageOf language={language}>
        {PARTS.map((part) => {
          const Part = kind.previews[part];
          if (!Part) return null;
          return (
            <section key={part} aria-label={t(PART_WORDS[part])}>
              <h3>{t(PART_WORDS[part])}</h3>
              <PreviewFrame title={t(PART_WORDS[part])} width={SCREENS[screen]}>
                <div className={part === 'card' ? styles.card : undefined}>
                  <LoadBoundary loading={<Spinner label={t('loading')} />}>
                    <Part item={item} />
                  </LoadBoundary>
                </div>
              </PreviewFrame>
            </section>
          );
        })}
      </LanguageOf>
    </div>
  );
}
