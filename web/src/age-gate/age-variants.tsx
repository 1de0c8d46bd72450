import type { ReactNode } from 'react';
import { BRAND } from '@app/domain/brand.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { useLanguage } from '../i18n/language.tsx';
import { documentTitle } from '../i18n/page-head.tsx';
import {
  useAgeAnswer,
  useAlcoholShown,
  useIsInVariant,
  useTranslationContext,
  VariantProvider,
  type TranslationContext,
} from './age-answer-provider.tsx';
import styles from './age-variants.module.css';

/**
 * Renders its children with and without alcohol in a server-rendered page, whose visitor's answer is unknown; a style sheet
 * displays one of the two by the answer that `boot.js` has read before the first paint. Once the page is hydrated, only the
 * displayed one remains. Within a variant, it renders them once.
 * @param props.as `span` for text within a paragraph, heading or output
 */
export function AgeVariants({ as: Variant = 'div', children }: { as?: 'div' | 'span'; children: ReactNode }) {
  const { isKnown, alcoholShown } = useAgeAnswer();
  if (useIsInVariant()) return children;
  return (
    <>
      {alcoholShown && (
        <Variant key="all" className={styles.variant} data-age-restricted={!isKnown || undefined}>
          <VariantProvider value={true}>{children}</VariantProvider>
        </Variant>
      )}
      {!(isKnown && alcoholShown) && (
        <Variant key="coffee" className={styles.variant} data-coffee-only={!isKnown || undefined}>
          <VariantProvider value={false}>{children}</VariantProvider>
        </Variant>
      )}
    </>
  );
}

/** Within `AgeVariants`: `restricted` for visitors who see alcohol, `coffeeOnly` for others. */
export function ByAge({ restricted, coffeeOnly }: { restricted: ReactNode; coffeeOnly: ReactNode }) {
  return useAlcoholShown() ? restricted : coffeeOnly;
}

function Text({ children }: { children: (context: TranslationContext) => ReactNode }) {
  return children(useTranslationContext());
}

/** A text that differs for visitors who see no alcohol; `children` gets the options for `t`. */
export function AgeText({ children }: { children: (context: TranslationContext) => ReactNode }) {
  return (
    <AgeVariants as="span">
      <Text>{children}</Text>
    </AgeVariants>
  );
}

/**
 * The document title for visitors who see no alcohol, where it differs; that of the home page without a title.
 * `server-rendering/boot.js` shows it until the page is hydrated.
 */
export function CoffeeOnlyTitle({ title }: { title?: string }) {
  const { language } = useLanguage();
  const name = documentTitle({ title, tagline: BRAND.coffeeTagline[language] }, language);
  return !useAgeAnswer().isKnown && <meta name="coffee-only-title" content={name} />;
}

/** Returns the attribute that hides an age-restricted item before hydration from visitors who declined the age question. */
export function ageAttribute(item: Parameters<typeof isAlcoholRelated>[0]) {
  return { 'data-age-restricted': isAlcoholRelated(item) || undefined };
}
