import { useTranslation } from 'react-i18next';
import { wonOfSize } from '@app/domain/product/product-options.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { lineKey, type LineProblem, type OrderLine } from '@app/domain/order/order-line.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { type BasketLine, changeBasket } from '../../shared/basket.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LineFields } from '../../shared/line-fields.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LineProblemText } from '../order/line-problem-text.tsx';
import type { Shortage } from '../order/shortages.ts';
import type { PricedLine } from '../order/use-priced-lines.ts';
import styles from './basket.module.css';

/** Replaces a line by another, or removes it. */
function replaceLine(line: OrderLine, by: (line: BasketLine) => readonly BasketLine[]): void {
  changeBasket((lines) => lines.flatMap((each) => (lineKey(each) === lineKey(line) ? by(each) : [each])));
}

/** Returns a line after a choice, with the price that the visitor sees from now on. */
function changed(line: BasketLine, product: Product): BasketLine {
  return { ...line, seenWon: wonOfSize(product, line) ?? line.seenWon };
}

interface BasketItemProps {
  line: PricedLine<BasketLine>;
  /** Why it cannot be ordered. */
  problem: LineProblem | Shortage['problem'] | undefined;
}

/** A product in the basket: its options and quantity, its price, and what has changed since it was put there. */
export function BasketItem({ line, problem }: BasketItemProps) {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const { product, quantity, seenWon } = line;
  const title = product ? localized(product, 'title', language) : line.title;
  const won = 'won' in line ? line.won : undefined;
  return (
    <li className={styles.item}>
      {product && (
        <div className={styles.picture}>
          <Picture
            path={product.images[0]}
            alt=""
            focus={product.imageFocuses?.[0]}
            ratio="1/1"
            sizes="5rem"
            upTo={320}
          />
        </div>
      )}
      <div className={classNames(styles.body, !product && styles.gone)}>
        <h2 className={styles.name}>
          {product ? <LocalLink to={paths.product(product.id)}>{title}</LocalLink> : title}
        </h2>
        {won !== undefined && <p className={styles.won}>{formatWon(won * quantity)}</p>}
        {won !== undefined && won !== seenWon && (
          <p className={styles.changed}>
            {t('basket.priceChanged', { before: formatWon(seenWon), now: formatWon(won) })}
          </p>
        )}
        <LineProblemText problem={problem} />
      </div>
      {product && ('won' in line || line.problem === 'options') && (
        <LineFields
          line={line}
          product={product}
          onChange={(changes) => replaceLine(line, (before) => [changed({ ...before, ...changes }, product)])}
        />
      )}
      <Button
        look="quiet"
        onClick={() => replaceLine(line, () => [])}
        aria-label={t('basket.remove', { title })}
      >
        {t('basket.removeShort')}
      </Button>
    </li>
  );
}
