import { useEffect, useRef } from 'react';
import { removeUpload } from '../uploads/upload.ts';

/**
 * Tracks pictures that were uploaded in a form and that no item uses yet. When the form closes, those that were never
 * part of a save are deleted. A save whose response was lost may have stored them, so an attempt counts.
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
