import { useSyncExternalStore } from 'react';
import { announceChange, subscribeToDrafts } from '../form/drafts.ts';
import { findText, forgetText, keepText, keptIds } from '../form/kept-text.ts';

/** A reply that was written and is not sent yet. */
export interface KeptReply {
  message: string;
  /** Sending the same text again after a lost answer, or after a reload, does not send a second mail. */
  idempotencyKey: string;
}

/** The messages whose reply was emptied, as before it is written anew. They count until the form is closed. */
const emptied = new Set<string>();

/** Finds the unsent reply to a message in this browser; null when there is none, or when it is unreadable. */
export function findReply(contactId: string): KeptReply | null {
  try {
    const stored = JSON.parse(findText('replies', contactId) ?? 'null') as Partial<KeptReply> | null;
    if (typeof stored?.message !== 'string' || typeof stored.idempotencyKey !== 'string') return null;
    return { message: stored.message, idempotencyKey: stored.idempotencyKey };
  } catch {
    return null;
  }
}

/** Keeps an unsent reply in this browser until it is sent or the admin logs out. */
export function keepReply(contactId: string, reply: KeptReply): void {
  if (reply.message.trim() === '') {
    emptied.add(contactId);
    forgetText('replies', contactId);
  } else {
    emptied.delete(contactId);
    keepText('replies', contactId, JSON.stringify(reply));
  }
}

/** The form of a reply is closed. */
export function endEmptyReply(contactId: string): void {
  if (emptied.delete(contactId)) announceChange();
}

/** The reply is sent, or its message is deleted. */
export function forgetReply(contactId: string): void {
  emptied.delete(contactId);
  forgetText('replies', contactId);
}

/** The ids as one text, so that it changes only with them. */
const listReplies = () => [...emptied, ...keptIds('replies')].toSorted().join(' ');

/** Returns the ids of the messages to which an unsent reply is kept in this browser, or is being written anew. */
export function useKeptReplies(): readonly string[] {
  return useSyncExternalStore(subscribeToDrafts, listReplies).split(' ').filter(Boolean);
}
