import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { LanguageOf, useLanguage } from '../../i18n/language.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { toFields } from './conversions.ts';
import styles from './preview.module.css';
import type { Values } from '../form/values.ts';

const LANGUAGES = ['kr', 'en'] as const;
const PARTS = ['card', 'page'] as const;
const PART_WORDS = { card: 'editing.previewCard', page: 'editing.previewPage' } as const;

interface PreviewProps<Item extends ContentItem> {
  kind: ContentKind<Item>;
  id: string;
  createdAt: Date;
  values: Values;
}

/**
 * The item as visitors will see it, rendered with the site's components, in either language. Its links and buttons do
 * nothing.
 */
export function Preview<Item extends ContentItem>({ kind, id, createdAt, values }: PreviewProps<Item>) {
  const { t } = useTranslation('admin');
  const page = useLanguage();
  const [language, setLanguage] = useState<Language>(page.language);
  const parsed = kind.schema.safeParse(toFields(fieldsOf(kind), values));
  if (!parsed.success) return <Alert type="warning" showIcon title={t('editing.previewInvalid')} />;

  const item = { ...parsed.data, id, createdAt } as unknown as Item;
  return (
    <div className={styles.preview}>
      <fieldset className={styles.languages} aria-label={t('editing.previewLanguage')}>
        {LANGUAGES.map((each) => (
          <Button
            key={each}
            type={each === language ? 'primary' : 'default'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {t(each === 'kr' ? 'editing.korean' : 'editing.english')}
          </Button>
        ))}
      </fieldset>
      <LanguageOf language={language}>
        {PARTS.map((part) => {
          const Part = kind.previews[part];
          if (!Part) return null;
          return (
            <section key={part} aria-label={t(PART_WORDS[part])}>
              <h3>{t(PART_WORDS[part])}</h3>
              <div className={styles[part]} lang={LANGUAGE_TAG[language]} inert>
                <LoadBoundary loading={<Spinner label={t('loading')} />}>
                  <Part item={item} />
                </LoadBoundary>
              </div>
            </section>
          );
        })}
      </LanguageOf>
    </div>
  );
}
