import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Transaction } from '../store/transaction.ts';

/** The goods or seats that an order reserves, as they were read in the transaction that changes the order. */
export interface OrderHold {
  /** Whether they could be reserved again for an order that has released them. */
  isAvailable: boolean;
  /** Reserves or releases them as the changed order demands. Returns the events of the order that follow from this. */
  follow(before: Order, after: Order): OrderEvent[];
}

/** Reads what an order reserves. */
export type ReadHold = (tx: Transaction, order: Order) => Promise<OrderHold>;
