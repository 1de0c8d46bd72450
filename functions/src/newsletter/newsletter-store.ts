import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { DeliveryState } from '@app/domain/mail/mail.ts';
import {
  confirmSubscription,
  endSubscription,
  isConfirmationExpired,
  requestSubscription,
  subscriptionState,
} from '@app/domain/newsletter/newsletter-subscription.ts';
import {
  type NewsletterSubscription,
  newsletterSubscriptionSchema,
} from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import type { Deps } from '../deps.ts';
import type { Subscriber } from '../mail/mail-content.ts';
import { queueWithinDailyLimit } from '../mail/mailbox-limit.ts';
import { isQueued, mailDocument } from '../mail/waiting-mail.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import type { Reader } from '../store/transaction.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>;
type LimitedStore = Store & Pick<Deps, 'limiter'>;

const documentOf = ({ db }: Pick<Deps, 'db'>, id: string) =>
  db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);

export async function findSubscription(
  store: Pick<Deps, 'db'>,
  reader: Reader,
  id: string,
): Promise<NewsletterSubscription | undefined> {
  const [snapshot] = await reader.getAll(documentOf(store, id));
  return fromDocument(newsletterSubscriptionSchema, snapshot!);
}

/** Returns whether a confirmation mail is still queued, so that no second one is needed. */
async function isConfirmationQueued(
  { db }: Store,
  reader: Reader,
  subscription: NewsletterSubscription | undefined,
): Promise<boolean> {
  if (!subscription?.confirmationMail || subscriptionState(subscription) !== 'unconfirmed') return false;
  const [mail] = await reader.getAll(mailDocument(db, subscription.confirmationMail));
  return mail!.exists && isQueued(mail!.get('delivery.state') as DeliveryState | undefined);
}

/**
 * Stores an unconfirmed subscription and queues its confirmation mail, atomically. For an existing unconfirmed
 * subscription the mail is queued again, unless it is still queued.
 * @throws DomainError already_subscribed (and confirmed), rate_limited (the mailbox, under any of its addresses)
 */
export async function requestConfirmation(store: LimitedStore, subscriber: Subscriber): Promise<void> {
  async function precheck(reader: Reader) {
    const earlier = await findSubscription(store, reader, subscriber.id);
    if (earlier && subscriptionState(earlier) === 'confirmed') throw new DomainError('already_subscribed');
    return { earlier, isDone: await isConfirmationQueued(store, reader, earlier) };
  }

  // Repeated requests for one address end here, without waiting for the lock.
  if ((await precheck(store.db)).isDone) return;
  await queueWithinDailyLimit(store, 'confirmations', subscriber.email, () =>
    store.transaction(async (tx) => {
      const { earlier, isDone } = await precheck(tx);
      if (isDone) return false;
      const requested: NewsletterSubscription = {
        ...requestSubscription(subscriber, earlier, store.clock.now()),
        confirmationMail: store.outbox.newsletterConfirmation(tx, subscriber),
      };
      tx.set(documentOf(store, subscriber.id), toDocument(requested));
      return true;
    }),
  );
}

/**
 * Confirms a subscription and queues its welcome mail; does nothing when it is already confirmed.
 * @returns false when there is none, or it can no longer be confirmed
 */
export async function confirm(store: Store, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const now = store.clock.now();
    const subscription = await findSubscription(store, tx, id);
    if (!subscription || isConfirmationExpired(subscription, now)) return false;
    if (subscriptionState(subscription) === 'unconfirmed') {
      tx.set(documentOf(store, id), toDocument(confirmSubscription(subscription, now)));
      store.outbox.newsletterWelcome(tx, subscription);
    }
    return true;
  });
}

/** Ends a subscription; does nothing when it has already ended. Returns false when there is none. */
export async function unsubscribe(store: Store, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const subscription = await findSubscription(store, tx, id);
    if (subscription?.isActive)
      tx.set(documentOf(store, id), toDocument(endSubscription(subscription, store.clock.now())));
    return subscription !== undefined;
  });
}
