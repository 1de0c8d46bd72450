import { useEffect, useRef } from 'react';
import { removeUpload } from '../uploads/upload.ts';

/**
 * Pictures that were uploaded from a form and that no item shows yet. When the form goes, those that were never part of
 * a save are removed. A save whose answer was lost may have been one, so that trying counts.
 */
export function useUnsavedUploads() {
  const paths = useRef(new Set<string>());
  useEffect(() => {
    const unsaved = paths.current;
    return () => {
      for (const path of unsaved) void removeUpload(path);
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
