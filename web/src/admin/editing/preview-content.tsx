import { Alert, Button } from 'antd';
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

interface ChoiceProps<Name extends string> {
  label: string;
  /** The names of what can be chosen, with their labels. */
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

function Choice<Name extends string>({ label, options, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset aria-label={label}>
      {(Object.entries(options) as [Name, string][]).map(([name, option]) => (
        <Button
          key={name}
          type={name === chosen ? 'primary' : 'default'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {option}
        </Button>
      ))}
    </fieldset>
  );
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
        <Choice
          label={t('editing.previewLanguage')}
          options={{ kr: t('editing.korean'), en: t('editing.english') }}
          chosen={language}
          onChoose={setLanguage}
        />
        <Choice
          label={t('editing.previewScreen')}
          options={t('editing.screens', { returnObjects: true })}
          chosen={screen}
          onChoose={setScreen}
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
