import { useEffect, useRef } from 'react';

/**
 * Tracks pictures that were uploaded in a form and that no item uses yet. When the form closes, those that were never
 * part of a save are deleted. A save whose response was lost may have stored them, so an attempt counts. So does a draft on the
 * server, which another device may have saved: pictures that were only in a draft are deleted by the nightly cleanup.
 */
export function useUnsavedUploads() {
  const paths = useRef(new Set<string>());
  useEffect(() => {
    const unsaved = paths.current;
    return () => {
      void removeAll([...unsaved]);
      unsaved.clear();
    };
  }, []);
  return {
    add: (path: string) => void paths.current.add(path),
    keep: (saved: readonly string[]) => {
      for (const path of saved) paths.current.delete(path);
    },
  };
}

/** Deletes pictures. What deletes them is loaded already where one was uploaded. */
async function removeAll(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { removeUpload } = await import('../uploads/upload.ts');
  await Promise.all(paths.map(removeUpload));
}
