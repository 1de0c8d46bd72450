import { useEffect, useReducer, useRef } from 'react';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { freeSlots, type UploadState } from './upload-state.ts';
import { findUploadError } from './upload-error.ts';
import { startUpload } from './upload.ts';

export interface UploadItem {
  id: string;
  file: File;
  /** A preview from the browser's memory. */
  preview: string;
  status: UploadState;
}

type Action =
  | { type: 'add'; items: readonly UploadItem[] }
  | { type: 'update'; id: string; status: UploadState }
  | { type: 'remove'; id: string };

function reduce(items: readonly UploadItem[], action: Action): readonly UploadItem[] {
  if (action.type === 'add') return [...items, ...action.items];
  if (action.type === 'remove') return items.filter(({ id }) => id !== action.id);
  return items.map((item) => (item.id === action.id ? { ...item, status: action.status } : item));
}

interface Options {
  folder: PictureFolder;
  /** Number of pictures that can be added. */
  room: number;
  onUploaded: (path: string) => void;
}

/** The chosen files from their check to the end of their upload. */
export function useUploads({ folder, room, onUploaded }: Options) {
  const [items, dispatch] = useReducer(reduce, []);
  const cancels = useRef(new Map<string, () => void>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const [running, shown] = [cancels.current, previews.current];
    return () => {
      for (const cancel of running.values()) cancel();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  const setStatus = (id: string, status: UploadState) => dispatch({ type: 'update', id, status });

  const add = (files: readonly File[]) => {
    const free = freeSlots(
      room,
      items.map(({ status }) => status.state),
    );
    const added = files.map((file, index): UploadItem => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      const hasRoom = index < free;
      const status: UploadState = hasRoom ? { state: 'checking' } : { state: 'refused', reason: 'count' };
      return { id: crypto.randomUUID(), file, preview, status };
    });
    dispatch({ type: 'add', items: added });
    for (const { id, file, status } of added) {
      if (status.state !== 'checking') continue;
      void findUploadError(file, folder).then((reason) =>
        setStatus(id, reason ? { state: 'refused', reason } : { state: 'ready' }),
      );
    }
  };

  const send = async ({ id, file }: UploadItem) => {
    setStatus(id, { state: 'sending', percent: 0 });
    const { cancel, end } = startUpload(file, folder, (percent, isPaused) =>
      setStatus(id, { state: isPaused ? 'paused' : 'sending', percent }),
    );
    cancels.current.set(id, cancel);
    const ended = await end;
    cancels.current.delete(id);
    setStatus(id, ended.state === 'done' ? { state: 'done' } : ended);
    if (ended.state === 'done') onUploaded(ended.path);
  };

  /** Uploads a file, or retries it. */
  const sendAll = () => {
    for (const item of items) if (item.status.state === 'ready') void send(item);
  };
  const remove = (id: string) => {
    cancels.current.get(id)?.();
    cancels.current.delete(id);
    dispatch({ type: 'remove', id });
  };
  return { items, add, send, sendAll, remove };
}
