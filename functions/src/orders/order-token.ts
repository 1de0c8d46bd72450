import type { Order } from '@app/domain/order/order-schema.ts';
import type { Config } from '../env.ts';
import { orderToken, readOrderToken } from '../mail/link-tokens.ts';
import type { PaymentAddresses } from './payment-provider.ts';

/** The path prefix of the URLs that the payment provider calls, without an Origin or with a foreign one. */
export const NOTIFICATION_PATH = '/api/payments/notifications';
export const RETURN_PATH = '/api/payments/returns';

/** The tokens of an order differ, so that the buyer's link does not reveal the URL for notifications. */
export const viewToken = (
  { hashSecret }: Config,
  { id, linkVersion }: Pick<Order, 'id'> & Partial<Pick<Order, 'linkVersion'>>,
) => orderToken(hashSecret, 'order', id, linkVersion);
export const readViewToken = ({ hashSecret }: Config, token: string) =>
  readOrderToken(hashSecret, 'order', token);
export const readNotificationToken = ({ hashSecret }: Config, token: string) =>
  readOrderToken(hashSecret, 'notification', token)?.id ?? null;

/** Returns the URLs of an order that the payment provider calls. */
export function paymentAddresses(
  config: Config,
  order: Pick<Order, 'id' | 'linkVersion' | 'language' | 'kind'>,
): PaymentAddresses {
  const { hashSecret, siteOrigin } = config;
  const { id, language, kind } = order;
  return {
    notify: `${siteOrigin}${NOTIFICATION_PATH}/${orderToken(hashSecret, 'notification', id)}`,
    back: `${siteOrigin}${RETURN_PATH}/${viewToken(config, order)}?language=${language}&kind=${kind}`,
  };
}
