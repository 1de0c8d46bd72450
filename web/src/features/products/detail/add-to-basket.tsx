import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import { wonOfSize } from '@app/domain/product/product-options.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { changeBasket } from '../../../lib/basket.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useToaster } from '../../../ui/toast.tsx';

/** Puts a product with the chosen options into the basket, where they can be changed. */
export function AddToBasket({ product, line }: { product: Product; line: OrderLine }) {
  const { t } = useTranslation('productPage');
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const [wasAdded, setWasAdded] = useState(false);
  const title = localized(product, 'title', language);
  const add = () => {
    changeBasket((lines) => [...lines, { ...line, title, seenWon: wonOfSize(product, line)! }]);
    setWasAdded(true);
    showToast({
      tone: 'success',
      title: t('basket.added', { title }),
    });
  };
  return (
    <>
      <Button data-needs-script onClick={add}>
        {t('basket.add')}
      </Button>
      {wasAdded && (
        <LocalLink to={paths.basket} className={buttonClass('secondary')}>
          {t('basket.open')}
        </LocalLink>
      )}
    </>
  );
}
