import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

export interface ResetRequest {
  projectId: string;
  /** The value of `--confirm`, if given. */
  confirmed: string | undefined;
  /** Whether the emulators are used. */
  isLocal: boolean;
  /** The terminal for the prompt; absent when the command is not run interactively. */
  terminal?: { input: Readable; output: Writable };
}

/**
 * Requires confirmation to reset a real project: the project id, typed on the terminal or given by `--confirm`. The
 * emulators need no confirmation.
 * @returns the reason for refusing the reset, or null if it is confirmed
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
    return `--reset deletes all content, bookings and messages of ${projectId}. Without an interactive terminal, add --confirm ${projectId}. Nothing was changed.`;
  const reader = createInterface(terminal);
  try {
    const typed = await reader.question(
      `This deletes all content, bookings and messages of ${projectId}.\nType the project id to continue: `,
    );
    return typed.trim() === projectId ? null : `That is not ${projectId}. Nothing was changed.`;
  } finally {
    reader.close();
  }
}
