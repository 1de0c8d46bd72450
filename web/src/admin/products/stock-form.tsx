import { Button } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useTranslation } from 'react-i18next';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { useKeptValues } from '../form/kept-text.ts';
import { NumberItem } from '../form/number-item.tsx';
import { parseNumber } from '../form/number-text.ts';
import { keptStockId, useSetStock } from './use-stock.ts';

interface StockFormProps {
  productId: string;
  name: string;
  /** Null if the product is not counted. */
  left: number | null;
}

/** Sets the number of pieces in stock; an empty field ends the count. */
export function StockForm({ productId, name, left }: StockFormProps) {
  const { t } = useTranslation('admin');
  const kept = useKeptValues('stocks', keptStockId(productId, left), {
    left: left === null ? '' : String(left),
  });
  const { start, isBusy } = useSetStock(productId, kept.forget);
  const max = ORDER_LIMITS.stock;
  return (
    <AdminForm<{ left: string }>
      disabled={isBusy}
      initialValues={kept.initial}
      onValuesChange={(_, values) => kept.keep(values)}
      onFinish={(values) => start({ left: parseNumber(values.left, 0), before: left })}
    >
      <NumberItem
        name="left"
        label={t('products.stockLabel', { name })}
        extra={t('products.stockHint')}
        isOptional
        min={0}
        max={max}
        message={t('products.stockRange', { max })}
      />
      <Button htmlType="submit" loading={isBusy}>
        {t('products.stockSave')}
      </Button>
    </AdminForm>
  );
}
