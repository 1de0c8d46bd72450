import { type ReactNode, Children } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { payableForProduct } from '@app/domain/payment/online-price.ts';
import { imageAlt } from '@app/domain/product/image-alt.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { isSoldOut, shownAvailability } from '@app/domain/product/sold-out.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { paths } from '../../../config/paths.ts';
import { AlcoholWarning } from '../../../ui/alcohol-warning.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { RestockForm } from '../../shared/restock-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { AvailabilityBadge, TypeBadge } from '../product-badges.tsx';
import { ProductPrice } from '../product-price.tsx';
import { Gallery } from './gallery.tsx';
import { InfoCards } from './info-cards.tsx';
import styles from './product-detail.module.css';
import { ProductChoice } from './product-choice.tsx';
import { DeliveryTerms, UnitPrice } from './product-terms.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RelatedProducts } from './related-products.tsx';

interface BreadcrumbProps {
  label: string;
  /** The parent pages, starting with the home page. */
  children: ReactNode;
  /** The title of the current page. */
  current: string;
}

/** The breadcrumb from the home page to this page. */
function Breadcrumb({ label, children, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {Children.map(children, (link) => (
          <li className={styles.entry}>{link}</li>
        ))}
        <li className={styles.entry} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}

interface ProductDetailProps {
  product: Product;
  /** The stories that speak of the product. */
  stories?: ReactNode;
}

export function ProductDetail({ product, stories }: ProductDetailProps) {
  const { t } = useTranslation(['productPage', 'product']);
  const { language } = useLanguage();
  const title = localized(product, 'title', language);
  const isSoldOnline = payableForProduct(product, BRAND.payment) !== null;
  return (
    <Section className={styles.page}>
      <Breadcrumb label={t('breadcrumb')} current={keepTogether(title)}>
        <LocalLink to={paths.home}>{t('home')}</LocalLink>
        <LocalLink to={paths[product.type]}>{t(`product:type.${product.type}`)}</LocalLink>
      </Breadcrumb>
      <div className={styles.columns}>
        <Gallery
          key={product.id}
          pictures={product.images.map((path, index) => ({
            path,
            alt: imageAlt(product, index, language),
            focus: product.imageFocuses?.[index],
            credit: product.imageCredits?.[index],
          }))}
        />
        <div className={styles.body}>
          <div className={styles.badges}>
            <TypeBadge type={product.type} />
            <AvailabilityBadge availability={shownAvailability(product)} />
          </div>
          <h1 className={styles.title}>{keepTogether(title)}</h1>
          <p className={styles.lead}>{keepTogether(localized(product, 'shortDesc', language))}</p>
          {isSoldOnline ? (
            <ProductChoice key={product.id} product={product} />
          ) : (
            <>
              <p className={styles.price}>
                <ProductPrice product={product} />
              </p>
              <UnitPrice product={product} />
            </>
          )}
          <DeliveryTerms product={product} />
          {isSoldOut(product) && <RestockForm productId={product.id} />}
        </div>
        <div className={styles.body}>
          <Paragraphs text={localized(product, 'longDesc', language)} />
          <InfoCards product={product} />
          <div className={styles.enquiries}>
            <LocalLink
              to={`${paths.contact}?about=${encodePathSegment(title)}`}
              className={isSoldOnline ? buttonClass('quiet') : buttonClass('primary', styles.main)}
            >
              {t('inquire')}
            </LocalLink>
            <LocalLink to={paths.contact} className={buttonClass('quiet')}>
              {t('contact')}
            </LocalLink>
            <ShareButton title={title} />
          </div>
          {isAlcoholRelated(product) && <AlcoholWarning />}
        </div>
      </div>
      <BelowFold key={product.id}>
        <ProductTabs product={product} />
        {stories}
        <RelatedProducts product={product} />
      </BelowFold>
    </Section>
  );
}
