import type { ZodType } from 'zod';
import type { contentEndpoints } from '@app/domain/api/content.ts';
import type { Deps } from '../deps.ts';
import { requirePictures } from '../content/pictures/require-pictures.ts';
import {
  type AlsoDelete,
  type ContentKind,
  createContent,
  deleteContent,
  replaceContent,
  type StoredItem,
} from '../content/content-store.ts';
import { route } from './route.ts';

type Contract<P extends string, Input, Item> = ReturnType<
  typeof contentEndpoints<P, ZodType<Input>, ZodType<Item>>
>;

/** Returns the route that adds an item of this kind of content. */
export function createRoute<P extends string, Input, Item extends StoredItem>(
  contract: Contract<P, Input, Item>['create'],
  kind: ContentKind<Input, Item>,
) {
  return route(contract, async ({ body }, deps) => {
    await requirePictures(deps, kind.collection, body as object);
    return createContent(deps, kind, body);
  });
}

/** Returns the route that replaces an item of this kind of content. */
export function replaceRoute<P extends string, Input, Item extends StoredItem>(
  contract: Contract<P, Input, Item>['replace'],
  kind: ContentKind<Input, Item>,
) {
  return route(contract, async ({ params, body }, deps) => {
    await requirePictures(deps, kind.collection, body as object, params.id);
    return replaceContent(deps, kind, params.id, body);
  });
}

/** Returns the route that deletes an item of this kind of content and, in the same transaction, what `alsoDelete` deletes. */
export function deleteRoute<P extends string, Input, Item extends StoredItem>(
  contract: Contract<P, Input, Item>['remove'],
  kind: ContentKind<Input, Item>,
  alsoDelete?: (deps: Deps, admin: string) => AlsoDelete<Item>,
) {
  return route(contract, ({ params, admin }, deps) =>
    deleteContent(deps, kind, params.id, alsoDelete?.(deps, admin)),
  );
}
