import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

export interface ResetRequest {
  projectId: string;
  /** What `--confirm` names, if it was given. */
  confirmed: string | undefined;
  /** Whether the documents are those of the local emulators. */
  isLocal: boolean;
  /** The terminal to ask on; absent when the command is not run by a person. */
  terminal?: { input: Readable; output: Writable };
}

/**
 * Checks that whoever resets a real project means it. Nothing is asked for the emulators. Otherwise the project id must be
 * typed on the terminal, or named by `--confirm`.
 * @returns why nothing may be deleted, or null when it may
 */
export async function resetRefusal({
  projectId,
  confirmed,
  isLocal,
  terminal,
}: ResetRequest): Promise<string | null> {
  if (isLocal || confirmed === projectId) return null;
  if (confirmed !== undefined)
    return `--confirm names ${confirmed}, but ${projectId} would be reset. Nothing was changed.`;
  if (!terminal)
    return `--reset deletes all content, bookings and messages of ${projectId}. Without a terminal to ask on, add --confirm ${projectId}. Nothing was changed.`;
  const reader = createInterface(terminal);
  try {
    const typed = await reader.question(
      `This deletes all content, bookings and messages of ${projectId}.\nType the project id to go on: `,
    );
    return typed.trim() === projectId ? null : `That is not ${projectId}. Nothing was changed.`;
  } finally {
    reader.close();
  }
}
