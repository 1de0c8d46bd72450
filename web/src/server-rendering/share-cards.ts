import { createHash } from 'node:crypto';
import { BRAND } from '@app/domain/brand.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import {
  SHARE_SIZES,
  sharePath,
  type ShareCard,
  type ShareKind,
  type ShareSubject,
} from '@app/domain/page/share-card.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { alcoholWarning, isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime, formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { visibleSince } from '@app/domain/shared/visibility.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import type { SiteText } from './site-text.ts';

/** The version of the design. Change it with the drawing code, so that every share image gets a new URL. */
const DESIGN_VERSION = 1;

interface CardContext {
  language: Language;
  t: SiteText;
  now: Date;
}

interface Shareable {
  label: string;
  title: string;
  note: string;
  picture: string;
  focus: string | undefined;
  type?: string;
  tags?: readonly string[];
}

function cardOf(
  { label, title, note, picture, focus = '', ...item }: Shareable,
  { language, now }: CardContext,
): ShareCard {
  const warning = isAlcoholRelated(item) ? alcoholWarning(now, language) : '';
  return { language, label, title, note, picture, focus, warning };
}

export function productCard(product: Product, context: CardContext): ShareCard {
  const { language, t } = context;
  const { type, tags, images, imageFocuses } = product;
  return cardOf(
    {
      label: t(`product:type.${type}`),
      title: localized(product, 'title', language),
      note: formatProductPrice(product, language),
      picture: images[0] ?? '',
      focus: imageFocuses?.[0],
      type,
      tags,
    },
    context,
  );
}

export function eventCard(event: Event, context: CardContext): ShareCard {
  const { language, t } = context;
  return cardOf(
    {
      label: t(`events:type.${event.type}`),
      title: localized(event, 'title', language),
      note: formatEventTime(event.dateTime, language),
      picture: event.image,
      focus: event.imageFocus,
      tags: event.tags,
    },
    context,
  );
}

export function storyCard(story: Story, context: CardContext): ShareCard {
  const { language, t } = context;
  return cardOf(
    {
      label: t('navigation.stories'),
      title: localized(story, 'title', language),
      note: `${localized(story, 'author', language)} · ${formatStoryDate(visibleSince(story), language)}`,
      picture: story.coverImage,
      focus: story.coverImageFocus,
      tags: story.tags,
    },
    context,
  );
}

/** Returns the content of the share image for pages without an item of their own. */
export function siteCard({ language }: Pick<CardContext, 'language'>): ShareCard {
  return {
    language,
    label: '',
    title: BRAND.tagline[language],
    note: '',
    picture: '',
    focus: '',
    warning: '',
  };
}

/** Returns a version of the image's content for its URL. */
export function versionOf(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, card]))
    .digest('hex')
    .slice(0, 12);
}

/** A share image (Open Graph). */
export interface SharePicture {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** Returns the share images of a card in every size, the most widely used size first. */
export function sharePictures(card: ShareCard, kind: ShareKind, id: string, origin: string): SharePicture[] {
  const subject: ShareSubject = { kind, id, language: card.language };
  return SHARE_SIZES.map((size) => ({
    ...size,
    address: `${origin}${sharePath(subject, size)}?v=${versionOf(card)}`,
    alt: card.title,
  }));
}
