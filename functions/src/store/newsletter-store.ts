import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import {
  type NewsletterSubscription,
  newsletterSubscriptionSchema,
} from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { Deps } from '../deps.ts';
import { unsubscribeToken } from '../hashing.ts';
import { fromDocument, toDocument } from './documents.ts';
import type { Reader } from './transaction.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'config' | 'clock'>;

const documentOf = ({ db }: Pick<Deps, 'db'>, id: string) =>
  db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);

/**
 * Stores a subscription and queues its welcome, both or neither. One that has ended begins anew.
 * @throws DomainError already_subscribed
 */
export async function addSubscription(
  store: Store,
  subscription: NewsletterSubscription,
  language: Language,
): Promise<void> {
  const document = documentOf(store, subscription.id);

  async function requireNew(reader: Reader): Promise<void> {
    const [snapshot] = await reader.getAll(document);
    if (fromDocument(newsletterSubscriptionSchema, snapshot!)?.isActive)
      throw new DomainError('already_subscribed');
  }

  // A crowd of one address is turned away here, without queueing for the lock.
  await requireNew(store.db);
  await store.transaction(async (tx) => {
    await requireNew(tx);
    tx.set(document, toDocument(subscription));
    store.outbox.newsletterWelcome(tx, {
      id: subscription.id,
      email: subscription.email,
      language,
      unsubscribeToken: unsubscribeToken(store.config.hashSecret, subscription.id),
    });
  });
}

/** Ends a subscription, and does nothing when it has ended; false when there is none. */
export async function endSubscription(store: Store, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const document = documentOf(store, id);
    const [snapshot] = await tx.getAll(document);
    const subscription = fromDocument(newsletterSubscriptionSchema, snapshot!);
    if (subscription?.isActive) tx.update(document, { isActive: false, unsubscribedAt: store.clock.now() });
    return subscription !== undefined;
  });
}
