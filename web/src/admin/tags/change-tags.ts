import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { labelTag, mergeTags } from '@app/domain/api/tags.ts';
import type { TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { TAGS_KEY, TAGS_PATH, type ListedTag } from './use-tags.ts';

/** Stores the label of a tag. */
export function useLabelTag(key: string, onStored: () => void) {
  const { t } = useTranslation('adminTags');
  const queryClient = useQueryClient();
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (body: TagLabelInput) =>
      inSession(() => call<typeof labelTag>('PUT', `${TAGS_PATH}/${encodeURIComponent(key)}`, { body })),
    onSuccess: (_, label) => {
      onStored();
      rememberOwnChange();
      queryClient.setQueryData<ListedTag[]>(TAGS_KEY, (tags) =>
        tags?.map((tag) => (tag.key === key ? { ...tag, ...label } : tag)),
      );
      toast.succeeded(t('labelled'));
    },
    onError: (error) => toast.failed(t('labelFailed'), error),
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
  const { t } = useTranslation('adminTags');
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
            call<typeof mergeTags>('POST', `${TAGS_PATH}/merge`, { body: { from, into } }),
          );
          isDone = step.isDone;
          setChanged((before) => before + step.changed);
        }
      }
    },
    onSuccess: () => toast.succeeded(t('merged')),
    onError: (error) => toast.failed(t('mergeFailed'), error),
    onSettled: () => {
      rememberOwnChange();
      return queryClient.invalidateQueries({ queryKey: TAGS_KEY });
    },
  });
  return { ...merging, changed };
}
