import { BRAND } from '../../domain/src/brand.ts';
import { COLLECTIONS } from '../../domain/src/collections.ts';
import { orderSchema } from '../../domain/src/order/order-schema.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { orderToken } from '../../functions/src/mail/link-tokens.ts';
import { NOTIFICATION_PATH } from '../../functions/src/orders/order-token.ts';
import { fromDocument } from '../../functions/src/store/documents.ts';
import { LOCAL_SHOP } from '../local/payment-provider/payment-provider.ts';
import type { Target } from './attacks.ts';

/** Returns the notification of the payment of a sample order, as the stand-in for PayApp has sent it. */
export async function receivedNotification({ db, config }: Deps): Promise<Target['notification']> {
  const paid = db.collection(COLLECTIONS.orders).where('ledger.state', '==', 'paid').limit(1);
  const { id, items, totalWon, ledger } = fromDocument(orderSchema, (await paid.get()).docs[0]!)!;
  return {
    path: `${NOTIFICATION_PATH}/${orderToken(config.hashSecret, 'notification', id)}`,
    orderId: id,
    fields: {
      userid: BRAND.payment.shopId,
      linkkey: LOCAL_SHOP.linkKey,
      linkval: LOCAL_SHOP.linkValue,
      price: String(totalWon),
      pay_type: '1',
      pay_state: '4',
      var1: items[0]!.itemId,
      var2: id,
      mul_no: ledger.payments[0]!.paymentNo,
    },
  };
}
