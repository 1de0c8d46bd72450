import { Alert, Radio } from 'antd';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import { type Language, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { LanguageOf, useLanguage } from '../../i18n/language.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { previewedItem } from './previewed-item.ts';
import styles from './preview.module.css';
import type { Values } from '../form/values.ts';

/** Copies the style sheets of this page into another document, also those that load later, and the fonts that scripts loaded. */
function shareStyles(target: Document): () => void {
  const shared = new Set<Node>();
  const share = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (shared.has(sheet)) continue;
      shared.add(sheet);
      target.head.append(sheet.cloneNode(true));
    }
    for (const font of document.fonts ?? []) {
      try {
        target.fonts.add(font);
      } catch {
        // A font of a style sheet, which came with it.
      }
    }
  };
  share();
  const observer = new MutationObserver(share);
  observer.observe(document.head, { childList: true });
  document.fonts?.addEventListener('loadingdone', share);
  return () => {
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', share);
  };
}

interface PreviewFrameProps {
  title: string;
  /** The width of the screen, in CSS pixels. */
  width: number;
  children: ReactNode;
}

/**
 * Renders its children as on a screen of that width, scaled down to the space that there is. They are in a document of their
 * own, because media queries apply to the width of a document's viewport. Links and buttons in it do nothing.
 */
function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const { language } = useLanguage();
  const spaceRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [space, setSpace] = useState(width);
  const [height, setHeight] = useState(0);
  const scale = Math.min(1, space / width);

  useEffect(() => (page ? shareStyles(page) : undefined), [page]);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setSpace(spaceRef.current?.clientWidth ?? width);
      setHeight(contentRef.current?.offsetHeight ?? 0);
    });
    for (const { current } of [spaceRef, contentRef]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [page, width]);

  return (
    <div ref={spaceRef} className={styles.space} style={{ height: height * scale }}>
      <iframe
        className={styles.screen}
        title={title}
        // Nothing in it runs by itself: this page renders into it.
        sandbox="allow-same-origin"
        // Without a document type browsers use quirks mode.
        srcDoc="<!doctype html>"
        style={{ width, height, scale }}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          <div ref={contentRef} className={styles.content} lang={LANGUAGE_TAG[language]} inert>
            {children}
          </div>,
          page.body,
        )}
    </div>
  );
}

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
