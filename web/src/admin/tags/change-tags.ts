import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { labelTag, mergeTags } from '@app/domain/api/tags.ts';
import type { TagLabelInput } from '@app/domain/tag/tag-label-schema.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { useCommand, type Question } from '../commands/use-command.tsx';
import { inSession } from '../session/in-session.ts';
import { TAGS_KEY, TAGS_PATH, type ListedTag } from './use-tags.ts';

/** Stores the label of a tag. */
export function useLabelTag(key: string, forget: () => void) {
  const { t } = useTranslation('adminTags');
  const queryClient = useQueryClient();
  return useCommand({
    request: (body: TagLabelInput) =>
      call<typeof labelTag>('PUT', `${TAGS_PATH}/${encodeURIComponent(key)}`, { body }),
    forget,
    done: t('labelled'),
    failed: t('labelFailed'),
    onDone: (_, label) => {
      rememberOwnChange();
      queryClient.setQueryData<ListedTag[]>(TAGS_KEY, (tags) =>
        tags?.map((tag) => (tag.key === key ? { ...tag, ...label } : tag)),
      );
    },
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
export function useMergeTags(asks: (merge: Merge) => Question) {
  const { t } = useTranslation('adminTags');
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState(0);
  const refresh = () => {
    rememberOwnChange();
    void queryClient.invalidateQueries({ queryKey: TAGS_KEY });
  };
  const merging = useCommand({
    asks,
    async request({ from: tags, into }: Merge) {
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
    done: t('merged'),
    failed: t('mergeFailed'),
    onDone: refresh,
    onFailed: refresh,
  });
  return { ...merging, changed };
}
