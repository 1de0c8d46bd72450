import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { parseNumber } from '../form/number-text.ts';
import { useSetStock, useStock } from './use-stock.ts';

interface StockFormProps {
  productId: string;
  name: string;
  /** Null if the product is not counted. */
  left: number | null;
}

function StockForm({ productId, name, left }: StockFormProps) {
  const { t } = useTranslation('admin');
  const { mutate, isPending } = useSetStock(productId);
  const max = ORDER_LIMITS.stock;
  return (
    <Form<{ left: string }>
      name={`stock-${productId}`}
      layout="vertical"
      disabled={isPending}
      initialValues={{ left: left === null ? '' : String(left) }}
      onFinish={(values) => mutate({ left: parseNumber(values.left, 0), before: left })}
    >
      <Form.Item
        name="left"
        label={t('products.stockLabel', { name })}
        extra={t('products.stockHint')}
        validateTrigger="onSubmit"
        rules={[
          {
            type: 'integer',
            min: 0,
            max,
            transform: (text: string) => parseNumber(text, 0),
            message: t('products.stockRange', { max }),
          },
        ]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit" loading={isPending}>
        {t('products.stockSave')}
      </Button>
    </Form>
  );
}

/** The number of pieces in stock, which every order changes, and the form that sets it. */
export function ProductStock({ product }: { product: Product }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const left = useStock(product.id);
  if (left === undefined) return null;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{left === null ? t('products.notCounted') : t('products.stock', { count: left })}</summary>
      {isOpen && (
        <StockForm
          // A sale in the meantime shows the new number.
          key={left}
          productId={product.id}
          name={localized(product, 'title', language)}
          left={left}
        />
      )}
    </details>
  );
}
