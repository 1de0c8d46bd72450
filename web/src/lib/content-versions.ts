import { type ContentVersions, CURRENT_VERSIONS_ID } from '@app/domain/content/content-versions.ts';
import { findDocument } from './documents.ts';

/** Returns the current versions of the public content, or null where none have been recorded or they cannot be read. */
export async function findContentVersions(): Promise<ContentVersions | null> {
  try {
    return await findDocument<ContentVersions & { id: string }>('contentVersions', CURRENT_VERSIONS_ID);
  } catch {
    // Versions only save reads: without them everything is read.
    return null;
  }
}
