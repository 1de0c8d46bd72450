import type { TFunction } from 'i18next';
import type { ZodType } from 'zod';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { Scheduled } from '@app/domain/shared/visibility.ts';
import type { LazyChunk } from '../../ui/lazy-chunk.tsx';
import type { Field, SectionName } from '../form/field.ts';
import type { Fields } from '../form/values.ts';

/** The kinds of content. Each is a collection and has translations under the same name. */
export type ContentName = 'products' | 'events' | 'stories' | 'storeLocations' | 'faqs';

/** The fields that publish an item or hide it. */
export type VisibilityFlag = 'isActive' | 'isPublished';

export interface ContentItem extends Scheduled {
  id: string;
  createdAt?: Date;
  /** Of a product; Cloud Functions copy it from the stock. */
  hasNoneLeft?: boolean | undefined;
  /** Of an event; Cloud Functions add them when they move it. */
  previousDates?: readonly Date[] | undefined;
}

/** Returns the fields that an admin edits; the others are those of the system. */
export function contentOf(item: ContentItem): Fields {
  const { id: _, createdAt: __, hasNoneLeft: ___, previousDates: ____, ...content } = item;
  return content;
}

/** Returns whether no admin has changed an item between two states. The sale of a product's last piece is no edit of it. */
export function isUnedited(before: ContentItem | null, after: ContentItem | null): boolean {
  return isDeepEqual(before && contentOf(before), after && contentOf(after));
}

export interface Section {
  name: SectionName;
  fields: readonly Field[];
}

export interface PreviewProps<Item> {
  item: Item;
}

export interface ReviewProps<Item extends ContentItem> {
  /** The stored version that the admin saw, and what replaces it. */
  base: Item;
  written: Fields;
  onBack: () => void;
  /** The item is saved. `message` replaces the usual one. */
  onSaved: (message?: string) => void;
  /** The item was changed in the meantime. */
  onConflict: () => void;
  /** The server refuses the value of a field. */
  onProblem: (name: string, text: string) => void;
}

export interface MoreDatesProps {
  /** The item's id. */
  id: string;
  onClose: () => void;
}

/** A step before certain changes are saved, which shows what follows from them and saves them by itself. */
interface Review<Item extends ContentItem> {
  isNeeded: (base: Item, written: Fields) => Promise<boolean>;
  Dialog: LazyChunk<ReviewProps<Item>>;
}

/** The configuration of a kind of content for editing. */
export interface ContentKind<Item extends ContentItem> {
  name: ContentName;
  /** The path in the API. */
  apiPath: string;
  /** Validates the item that is saved. */
  schema: ZodType<object>;
  /** Has the field `createdAt`. */
  isStamped: boolean;
  /** The switch that publishes or hides an item. */
  flag: VisibilityFlag;
  /** The field of an item's name in English. */
  nameField: 'title' | 'name' | 'question';
  sections: readonly Section[];
  /** Initial values of a new item that its fields do not define. */
  blank: (now: Date) => Fields;
  /** The fields of a copy that differ from its original. */
  copied: (now: Date) => Fields;
  nameOf: (item: Item, language: Language) => string;
  /** Why an item cannot be deleted now, and what to do instead; null when it can be deleted. */
  findObstacle?: (item: Item, t: TFunction<'admin'>) => Promise<string | null>;
  review?: Review<Item>;
  /** The dialog that repeats an item on further dates. */
  MoreDates?: LazyChunk<MoreDatesProps>;
  /** The preview, as in a list and on a page of its own. */
  previews: Partial<Record<'card' | 'page', LazyChunk<PreviewProps<Item>>>>;
}

/** Returns the fields of a new item that begins as a copy of another: those of the original, without its times of visibility. */
export function copyFields<Item extends ContentItem>(kind: ContentKind<Item>, item: Item, now: Date): Fields {
  const fields: Fields = Object.fromEntries(Object.entries(item));
  return { ...fields, visibleFrom: undefined, visibleUntil: undefined, ...kind.copied(now) };
}

export function fieldsOf(kind: { sections: readonly Section[] }): readonly Field[] {
  return kind.sections.flatMap(({ fields }) => fields);
}
