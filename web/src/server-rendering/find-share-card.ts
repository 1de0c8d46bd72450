import type { FoundShareCard } from '@app/domain/page/page.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { ShareCard, ShareKind, ShareSubject } from '@app/domain/page/share-card.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { nextVisibilityChange, type Scheduled } from '@app/domain/shared/visibility.ts';
import { findVisibleDocument } from '../lib/documents.ts';
import { loadSiteText } from './site-text.ts';
import { eventCard, productCard, siteCard, storyCard } from './share-cards.ts';

type CardContext = Parameters<typeof productCard>[1];
type FoundCard = Omit<FoundShareCard, 'version'>;

/** Returns the card of an item that visitors see, and when they stop seeing it. */
function foundCard<T extends Scheduled>(
  item: T | null,
  cardOf: (item: T, context: CardContext) => ShareCard,
  context: CardContext,
): FoundCard | null {
  if (!item) return null;
  return {
    card: cardOf(item, context),
    nextChangeAt: nextVisibilityChange(item, context.now) ?? undefined,
  };
}

const CARDS: Record<ShareKind, (id: string, context: CardContext) => Promise<FoundCard | null>> = {
  products: async (id, context) => {
    return foundCard(await findVisibleDocument<Product>('products', id), productCard, context);
  },
  events: async (id, context) => {
    return foundCard(await findVisibleDocument<Event>('events', id), eventCard, context);
  },
  stories: async (id, context) => {
    return foundCard(await findVisibleDocument<Story>('stories', id), storyCard, context);
  },
  site: (_id, context) => Promise.resolve({ card: siteCard(context) }),
};

/** Returns the content of an item's share image, or null if visitors may not see the item. */
export async function findShareCard(
  { kind, id, language }: ShareSubject,
  now: Date,
): Promise<FoundCard | null> {
  return CARDS[kind](id, { language, t: await loadSiteText(language), now });
}
