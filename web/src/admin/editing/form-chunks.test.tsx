import { screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { LANGUAGES, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { createTranslations } from '../../i18n/translations.ts';
import { LanguageOf, TranslationsProvider } from '../../i18n/language.tsx';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORE_LOCATIONS } from '../store-locations/store-location-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import { renderAt } from '../../testing/render-at.tsx';
import type { ContentItem, ContentKind, PreviewProps } from './content-kind.ts';
import { loadFormChunks } from './form-chunks.ts';

const AWAY = { dateTime: new Date('2999-01-01T05:00:00Z') };

it.each([
  ['a coffee', PRODUCTS, aCoffee({ availability: 'out_of_stock' })],
  ['a makgeolli', PRODUCTS, aMakgeolli()],
  ['an event', EVENTS, anEvent(AWAY)],
  ['a story', STORIES, aStory()],
  ['a store', STORE_LOCATIONS, aStoreLocation()],
  ['a question', FAQS, aFaq()],
] as const)('loads every translation that the previews of %s need', async (_, kind, item) => {
  const translations = createTranslations();
  const previewed = kind as unknown as ContentKind<ContentItem>;
  await loadFormChunks(previewed, translations, 'kr');
  const loaded = LANGUAGES.map((language) =>
    Object.keys(translations.in(language).getDataByLanguage(LANGUAGE_TAG[language]) ?? {}),
  );
  for (const [index, language] of LANGUAGES.entries()) {
    for (const Part of Object.values(kind.previews) as ComponentType<PreviewProps<ContentItem>>[]) {
      const { unmount } = renderAt(
        '/',
        <TranslationsProvider value={translations}>
          <LanguageOf language={language}>
            <Suspense>
              <Part item={item} />
            </Suspense>
          </LanguageOf>
        </TranslationsProvider>,
        { answers: [[['products', 'related', item.id], []]] },
      );
      await screen.findAllByText(previewed.nameOf(item, language));
      unmount();
    }
    expect(loaded[index]).toEqual(expect.arrayContaining(translations.used(language)));
  }
});
