import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { freeSlots, type UploadState } from './upload-state.ts';
import { preparePicture } from './prepare-picture.ts';
import { startUpload } from './upload.ts';

export interface UploadItem {
  id: string;
  file: File;
  /** What is uploaded: the file, or a smaller picture made of it. Known once it is ready. */
  picture?: Blob;
  /** A preview from the browser's memory. */
  preview: string;
  status: UploadState;
}

type Action =
  | { type: 'add'; items: readonly UploadItem[] }
  | { type: 'update'; id: string; changes: Partial<UploadItem> }
  | { type: 'remove'; id: string };

function reduce(items: readonly UploadItem[], action: Action): readonly UploadItem[] {
  if (action.type === 'add') return [...items, ...action.items];
  if (action.type === 'remove') return items.filter(({ id }) => id !== action.id);
  return items.map((item) => (item.id === action.id ? { ...item, ...action.changes } : item));
}

interface Options {
  folder: PictureFolder;
  /** Number of pictures that can be added. */
  room: number;
  /** Called for each picture that has passed the server's check, in the order in which they were chosen. */
  onUploaded: (path: string) => void;
}

/** The chosen files from their check to the end of their upload. */
export function useUploads({ folder, room, onUploaded }: Options) {
  const [items, dispatch] = useReducer(reduce, []);
  const cancels = useRef(new Map<string, () => void>());
  const previews = useRef(new Set<string>());
  /** The files that were sent, in the order in which they were chosen; with their paths once they have passed. */
  const sent = useRef<{ id: string; path?: string }[]>([]);
  const report = useEffectEvent((paths: readonly string[]) => paths.forEach(onUploaded));

  useEffect(() => {
    const [running, shown, left] = [cancels.current, previews.current, sent];
    return () => {
      report(left.current.flatMap(({ path }) => path ?? []));
      for (const cancel of running.values()) cancel();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  const update = (id: string, changes: Partial<UploadItem>) => dispatch({ type: 'update', id, changes });
  const setStatus = (id: string, status: UploadState) => update(id, { status });

  /** Reports the pictures that no earlier one holds back. */
  const reportInOrder = () => {
    while (sent.current[0]?.path) onUploaded(sent.current.shift()!.path!);
  };
  const leaveOrder = (id: string) => {
    sent.current = sent.current.filter((each) => each.id !== id);
    reportInOrder();
  };

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
      void preparePicture(file, folder).then((prepared) =>
        typeof prepared === 'string'
          ? setStatus(id, { state: 'refused', reason: prepared })
          : update(id, { picture: prepared, status: { state: 'ready' } }),
      );
    }
  };

  /** Uploads a file, or retries it. */
  const send = async ({ id, picture }: UploadItem) => {
    const place: { id: string; path?: string } = { id };
    sent.current.push(place);
    setStatus(id, { state: 'sending', percent: 0 });
    const { cancel, end } = startUpload(picture!, folder, (status) => setStatus(id, status));
    cancels.current.set(id, cancel);
    const ended = await end;
    cancels.current.delete(id);
    if (ended.state === 'done') {
      setStatus(id, { state: 'done' });
      place.path = ended.path;
      reportInOrder();
    } else {
      setStatus(id, ended);
      leaveOrder(id);
    }
  };

  const sendAll = () => {
    for (const item of items) if (item.status.state === 'ready') void send(item);
  };
  const remove = (id: string) => {
    cancels.current.get(id)?.();
    cancels.current.delete(id);
    leaveOrder(id);
    dispatch({ type: 'remove', id });
  };
  return { items, add, send, sendAll, remove };
}
