import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { BrewCalculator } from './brew-calculator.tsx';
import { productKeeping, productTastes } from './product-attributes.ts';
import { Scale } from './scale.tsx';
import type { TFunction } from 'i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import styles from './product-tabs.module.css';

/**
 * Returns what Korean law requires to be said of food that is sold at a distance (상품정보제공고시, processed food) and what neither
 * the info cards nor the product's keeping say, with labels.
 */
function productInformation(product: Product, t: TFunction<'productPage'>, language: Language) {
  const { companyName, address } = BRAND.legal;
  return [
    [
      t('information.foodType'),
      localized(product, 'foodType', language) || t(`information.foodTypes.${product.type}`),
    ],
    [t('information.producer'), companyName[language]],
    [t('information.producerAddress'), address[language]],
    [
      t('information.support'),
      <>
        <a href={telephoneUrl(BRAND.phone)}>{BRAND.phone}</a>{' '}
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </>,
    ],
  ] as const;
}

export function ProductTabs({ product }: { product: Product }) {
  const { t } = useTranslation('productPage');
  const isCoffee = product.type === 'coffee';
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        { id: 'details', label: t('tabs.details'), content: <Details product={product} /> },
        { id: 'notes', label: t('tabs.tastingNotes'), content: <TastingNotes product={product} /> },
        {
          id: 'guide',
          label: isCoffee ? t('tabs.brewGuide') : t('tabs.servingGuide'),
          content: <Guide product={product} />,
        },
      ]}
    />
  );
}

/** What the info cards and badges above the tabs do not show. */
function Details({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { t: tPage } = useTranslation('productPage');
  const { language } = useLanguage();
  const rows = [...productKeeping(product, t, language), ...productInformation(product, tPage, language)];
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TastingNotes({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { t: tPage } = useTranslation('productPage');
  const notes = localized(product, 'tastingNotes', useLanguage().language);
  const tastes = productTastes(product, t);
  if (notes.length === 0 && tastes.length === 0) return <p>{tPage('noNotes')}</p>;
  return (
    <div className={styles.tasting}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{keepTogether(note)}</li>
          ))}
        </ul>
      )}
      {tastes.length > 0 && (
        <dl className={styles.tastes}>
          {tastes.map(({ label, value, scale }) => (
            <div key={label} className={styles.taste}>
              <dt>{label}</dt>
              <dd>
                <Scale {...scale} />
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Guide({ product }: { product: Product }) {
  const { t } = useTranslation(['productPage', 'product']);
  const { language } = useLanguage();
  if (product.type === 'coffee') {
    const guide = localized(product, 'brewGuide', language);
    return (
      <>
        {guide ? <Paragraphs text={guide} /> : <p>{t('noGuide')}</p>}
        <BrewCalculator />
      </>
    );
  }
  const temperature = localized(product, 'servingTemp', language);
  const pairings = localized(product, 'pairings', language);
  if (!temperature && pairings.length === 0) return <p>{t('noGuide')}</p>;
  return (
    <dl className={styles.guide}>
      {temperature && (
        <div>
          <dt>{t('product:attribute.servingTemp')}</dt>
          <dd>{keepTogether(temperature)}</dd>
        </div>
      )}
      {pairings.length > 0 && (
        <div>
          <dt>{t('product:attribute.pairings')}</dt>
          <dd>{keepTogether(pairings.join(', '))}</dd>
        </div>
      )}
    </dl>
  );
}
