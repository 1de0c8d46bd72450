/** The rule for the delivery fee (`BRAND.delivery`), in won. */
export interface DeliveryRule {
  fee: number;
  /** The value of the goods from which delivery is free. */
  freeFrom: number;
}

export interface OrderAmount {
  /** Whole won. */
  goodsWon: number;
  deliveryWon: number;
  totalWon: number;
}

interface PricedItem {
  unitWon: number;
  quantity: number;
}

/** Returns the amount of an order of goods that are delivered. */
export function orderAmount(items: readonly PricedItem[], { fee, freeFrom }: DeliveryRule): OrderAmount {
  const goodsWon = items.reduce((sum, { unitWon, quantity }) => sum + unitWon * quantity, 0);
  const deliveryWon = goodsWon >= freeFrom ? 0 : fee;
  return { goodsWon, deliveryWon, totalWon: goodsWon + deliveryWon };
}
