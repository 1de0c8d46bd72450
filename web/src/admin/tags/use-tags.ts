import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { labelTag, listTags, mergeTags } from '@app/domain/api/tags.ts';
import type { TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

const QUERY_KEY = ['admin-tags'];
const PATH = '/api/admin/tags';

/** Counting reads every item with tags, so it is not repeated each time a form is opened. */
const FRESH_MS = 5 * 60_000;

export type ListedTag = ResponseOf<typeof listTags>[number];

/** Returns the number of items that use a tag. */
export const usesOf = ({ products, events, stories }: ListedTag) => products + events + stories;

/** Reads all tags with their labels and uses, at most every five minutes. */
export function useTags(enabled = true) {
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => inSession(() => call<typeof listTags>('GET', PATH)),
    staleTime: FRESH_MS,
    enabled,
  });
}

/** Stores the label of a tag. */
export function useLabelTag(key: string) {
  const { t } = useTranslation('admin');
  const queryClient = useQueryClient();
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: TagLabelInput) =>
      inSession(() => call<typeof labelTag>('PUT', `${PATH}/${encodeURIComponent(key)}`, { body })),
    onSuccess: (_, label) => {
      rememberOwnChange();
      queryClient.setQueryData<ListedTag[]>(QUERY_KEY, (tags) =>
        tags?.map((tag) => (tag.key === key ? { ...tag, ...label } : tag)),
      );
      toast.succeeded(t('tags.labelled'));
    },
    onError: () => toast.failed(t('tags.labelFailed')),
  });
}

/** Tags that are replaced by another one. */
export interface Merge {
  from: readonly string[];
  into: string;
}

/**
 * Merges tags. The server works in steps, which are repeated until all items are changed; `changed` counts them. After a failure
 * the same merge continues with the items that are left.
 */
export function useMergeTags() {
  const { t } = useTranslation('admin');
  const queryClient = useQueryClient();
  const toast = useAdminToast();
  const [changed, setChanged] = useState(0);
  const merging = useMutation({
    async mutationFn({ from: tags, into }: Merge) {
      setChanged(0);
      for (const from of tags) {
        let isDone = false;
        while (!isDone) {
          const step = await inSession(() =>
            call<typeof mergeTags>('POST', `${PATH}/merge`, { body: { from, into } }),
          );
          isDone = step.isDone;
          setChanged((before) => before + step.changed);
        }
      }
    },
    onSuccess: () => toast.succeeded(t('tags.merged')),
    onError: () => toast.failed(t('tags.mergeFailed')),
    onSettled: () => {
      rememberOwnChange();
      return queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    },
  });
  return { ...merging, changed };
}
