import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { choiceLabel } from '../filter-choices.ts';
import { productAttributes } from './product-attributes.ts';
import styles from './product-tabs.module.css';

export function ProductTabs({ product }: { product: Product }) {
  const { productPage } = useMessages();
  const { tabs } = productPage;
  const isCoffee = product.type === 'coffee';
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        { id: 'details', label: tabs.details, content: <Details product={product} /> },
        { id: 'notes', label: tabs.tastingNotes, content: <TastingNotes product={product} /> },
        {
          id: 'guide',
          label: isCoffee ? tabs.brewGuide : tabs.servingGuide,
          content: <Guide product={product} />,
        },
      ]}
    />
  );
}

function Details({ product }: { product: Product }) {
  const messages = useMessages();
  const { language } = useLanguage();
  const { attribute, availability } = messages.product;
  const tags = product.tags.map((tag) => choiceLabel(messages, 'tags', tag));
  const rows = [
    ...productAttributes(product, messages, language),
    [attribute.availability, availability[product.availability]] as const,
    ...(tags.length > 0 ? [[attribute.tags, tags.join(', ')] as const] : []),
  ];
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
  const { productPage } = useMessages();
  const notes = localized(product, 'tastingNotes', useLanguage().language);
  if (notes.length === 0) return <p>{productPage.noNotes}</p>;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Guide({ product }: { product: Product }) {
  const { product: words, productPage } = useMessages();
  const { language } = useLanguage();
  if (product.type === 'coffee') {
    const guide = localized(product, 'brewGuide', language);
    return guide ? <Paragraphs text={guide} /> : <p>{productPage.noGuide}</p>;
  }
  const temperature = localized(product, 'servingTemp', language);
  const pairings = localized(product, 'pairings', language);
  if (!temperature && pairings.length === 0) return <p>{productPage.noGuide}</p>;
  return (
    <dl className={styles.guide}>
      {temperature && (
        <div>
          <dt>{words.attribute.servingTemp}</dt>
          <dd>{temperature}</dd>
        </div>
      )}
      {pairings.length > 0 && (
        <div>
          <dt>{words.attribute.pairings}</dt>
          <dd>{pairings.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
