import { useEffect } from 'react';
import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import type { Namespace } from '../../i18n/resources.ts';
import type { Translations } from '../../i18n/translations.ts';
import { LazyUploadDialog } from '../uploads/lazy-upload-dialog.ts';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { PreviewContent } from './preview.tsx';
import { VersionHistory } from './version-history-button.tsx';

/** The namespaces of the dialogs that a form opens. */
const DIALOGS: readonly Namespace[] = ['adminActivity', 'adminDialogs'];

/** The namespaces of a preview, which shows both languages. */
const PREVIEWS: readonly Namespace[] = [
  'common',
  'eventPage',
  'events',
  'faqs',
  'orderPayment',
  'product',
  'productPage',
  'storeSales',
  'stores',
  'stories',
];

/** Returns everything that loads when the form of a kind opens it. What the form shows by itself loads with it. */
function chunksOf<Item extends ContentItem>(kind: ContentKind<Item>) {
  const { card, page } = kind.previews;
  const hasPictures = fieldsOf(kind).some((field) => field.kind === 'pictures');
  return [
    VersionHistory,
    (card ?? page) && PreviewContent,
    card,
    page,
    hasPictures && LazyUploadDialog,
    kind.review?.Dialog,
    kind.MoreDates,
  ].filter((chunk) => chunk !== false && chunk !== undefined);
}

/** Loads what the form of a kind can open. Rejects if a part of it cannot be loaded. */
export async function loadFormChunks<Item extends ContentItem>(
  kind: ContentKind<Item>,
  translations: Translations,
  language: Language,
): Promise<void> {
  await Promise.all([
    ...chunksOf(kind).map((chunk) => chunk.load()),
    translations.load(language, DIALOGS),
    ...LANGUAGES.map((previewed) => translations.load(previewed, PREVIEWS)),
  ]);
}

/**
 * Loads what an open form can open while the browser is idle: then it opens without a connection, and after a deployment that
 * has replaced the chunks.
 */
export function useFormChunks<Item extends ContentItem>(kind: ContentKind<Item>): void {
  const translations = useTranslations();
  const { language } = useLanguage();
  useEffect(() => {
    // What fails loads again, and reports it, when it is opened.
    const load = () => void loadFormChunks(kind, translations, language).catch(() => {});
    (window.requestIdleCallback ?? setTimeout)(load);
  }, [kind, translations, language]);
}
