import type { TFunction } from 'i18next';
import type { ZodType } from 'zod';
import type { ComponentType } from 'react';
import type { Language } from '@app/domain/shared/language.ts';
import type { Field } from '../form/field.ts';
import type { SectionName } from '../form/field-name.ts';
import type { Fields } from '../form/values.ts';

/** The kinds of content: each is a collection, and has words under the same name. */
export type ContentName = 'products' | 'events' | 'stories' | 'storeLocations' | 'faqs';

export interface ContentItem {
  id: string;
  createdAt?: Date;
}

export interface Section {
  name: SectionName;
  fields: readonly Field[];
}

export interface PreviewProps<Item> {
  item: Item;
}

/** All that editing needs to know of a kind of content. */
export interface ContentKind<Item extends ContentItem> {
  name: ContentName;
  /** Where the API has it. */
  apiPath: string;
  /** Judges what is saved. */
  schema: ZodType<object>;
  /** Carries the moment of its creation. */
  isStamped: boolean;
  sections: readonly Section[];
  /** What a new one starts with, where fields do not say so themselves. */
  blank: (now: Date) => Fields;
  nameOf: (item: Item, language: Language) => string;
  /** Why an item cannot be deleted as it stands, and what to do instead; null when it can be deleted. */
  findObstacle?: (item: Item, t: TFunction<'admin'>) => Promise<string | null>;
  /** How visitors see it: in a list, and on a page of its own. Fetched when it is looked at. */
  previews: Partial<Record<'card' | 'page', ComponentType<PreviewProps<Item>>>>;
}

export function fieldsOf(kind: { sections: readonly Section[] }): readonly Field[] {
  return kind.sections.flatMap(({ fields }) => fields);
}
