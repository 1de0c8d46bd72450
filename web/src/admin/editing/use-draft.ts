import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { findDraft, forgetDraft, keepDraft, mergeDrafts, type Draft } from '../form/drafts.ts';
import type { Values } from '../form/values.ts';
import { onLogoutAhead } from '../session/renewal.ts';
import { fieldsOf, type ContentItem, type ContentKind } from './content-kind.ts';
import { toFields } from './conversions.ts';
import { changesOf, draftWriterOf, removeDraft, useStoredDrafts } from './use-drafts.ts';

interface DraftOptions<Item extends ContentItem> {
  kind: ContentKind<Item>;
  /** The item's id, also of a new one. */
  id: string;
  isNew: boolean;
  initialValues: Values;
  values: Values;
  /** The form differs from the stored item. */
  isDirty: boolean;
  /** Puts the values of a draft into the form. */
  restore: (changes: Values) => void;
  /** The present values go into a draft on the server, which another device may continue. */
  onStored: () => void;
}

/**
 * Saves the changes of a form as a draft until they are saved or given up: at once in the browser, and some seconds after the
 * last one on the server. Returns the draft that was found when the form was opened, for as long as it has been neither restored
 * nor discarded, and functions that end the draft. What was found is kept while it is offered, so typing does not lose it. A draft
 * that another window or device has written since is returned apart, and in place of what was found. It is replaced on the server
 * only when the admin refuses it, goes on typing, or leaves the form and keeps the draft of this one.
 */
export function useDraft<Item extends ContentItem>(options: DraftOptions<Item>) {
  const { kind, id, isNew, initialValues, values, isDirty } = options;
  const { language } = useLanguage();
  const { state } = useLocation() as Location<{ continued?: boolean } | null>;
  const { stored, isComplete } = useStoredDrafts(kind.name);
  /** The copy in this browser when the form was opened. */
  const [kept] = useState(() => findDraft(kind.name, id));
  const [found, setFound] = useState<Draft | null>(kept);
  const isContinued = state?.continued === true;
  /** The draft that "Continue" restores without a question, unless something was typed before it arrived. */
  const [continued, setContinued] = useState<Draft | null>(null);
  /** The changes in the server's draft when it answered, as JSON; null without one, undefined until then. */
  const [read, setRead] = useState<string | null>();
  const isSettled = read !== undefined;
  const onServer = stored?.find((draft) => draft.id === id);
  if (stored && !isSettled) {
    setRead(onServer ? changesOf(onServer) : null);
    const latest =
      mergeDrafts(kept ? [kept] : [], stored, isComplete).find((draft) => draft.id === id) ?? null;
    if (latest !== kept) setFound(latest);
    if (isContinued && !isDirty && latest && (latest !== kept || found)) {
      setFound(null);
      setContinued(latest);
    }
  }
  const [isEnded, setEnded] = useState(false);
  /** The draft of the changes in this form; null while it has none. */
  const own = useRef<Draft>(null);
  const [writer] = useState(() => draftWriterOf(kind.name, id));
  const [writtenBefore] = useState(writer.written);
  useEffect(() => writer.flush, [writer]);
  useEffect(() => onLogoutAhead(writer.flush), [writer]);
  useEffect(() => {
    const flush = () => document.hidden && writer.flush();
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [writer]);

  /** Returns the drafts that were written last since this form was opened. */
  const written = () => writer.written().filter((draft) => !writtenBefore.includes(draft));
  /** Returns whether this form has read or written these changes of the server's draft. */
  const isKnown = (changes: string) => changes === read || written().map(changesOf).includes(changes);
  /** The changes that the admin chose not to take over, as JSON. */
  const [refused, setRefused] = useState<string>();
  const theirs = onServer && isSettled && !isEnded ? changesOf(onServer) : undefined;
  const elsewhere = theirs !== undefined && theirs !== refused && !isKnown(theirs) ? onServer : undefined;
  const announced = elsewhere && theirs;

  /** Ends the draft, but on the server only what this form has read or written: another device may have continued it. */
  const remove = () => {
    writer.stop();
    own.current = null;
    // Unless the server shows its draft, what this form knows of it counts.
    const isOwn = onServer ? isKnown(changesOf(onServer)) : written().length > 0 || typeof read === 'string';
    if (isOwn) void removeDraft(kind.name, id).catch(() => {});
    else forgetDraft(kind.name, id);
  };
  const removeUnchanged = useEffectEvent(remove);
  const store = useEffectEvent((draft: Draft) => {
    writer.put(draft);
    options.onStored();
  });

  useEffect(() => {
    if (isEnded) return;
    if (!isDirty) {
      if (own.current && !found) removeUnchanged();
      return;
    }
    const changed = Object.entries(values).filter(
      ([name, value]) => !isDeepEqual(value, initialValues[name]),
    );
    const item = toFields(fieldsOf(kind), values) as unknown as Item;
    const draft: Draft = {
      id,
      isNew,
      title: kind.nameOf(item, language) || kind.nameOf(item, 'kr'),
      savedAt: new Date(),
      changes: { ...found?.changes, ...Object.fromEntries(changed) },
    };
    own.current = draft;
    keepDraft(kind.name, {
      ...draft,
      isStored: false,
      hasSeenStored: isSettled || kept?.hasSeenStored === true,
    });
    // The server's draft must be known before it is replaced.
    if (isSettled) store(draft);
  }, [kind, id, isNew, language, initialValues, values, isDirty, isEnded, found, isSettled, kept, refused]);

  useEffect(() => {
    // What waits was typed before the notice: it replaces nothing that the admin has not seen.
    if (announced !== undefined) writer.stop();
  }, [announced, writer]);

  const restore = () => {
    if (!found) return;
    options.restore(found.changes);
    setFound(null);
  };
  const restoreContinued = useEffectEvent(options.restore);
  useEffect(() => {
    if (continued) restoreContinued(continued.changes);
  }, [continued]);

  return {
    found: elsewhere ? null : found,
    restore,
    discard: () => {
      setFound(null);
      remove();
    },
    elsewhere,
    /** Puts the draft from elsewhere into the form in place of everything changed here, or leaves the form as it is. */
    takeElsewhere: () => {
      if (!elsewhere) return;
      setRead(theirs);
      setFound(null);
      options.restore({ ...initialValues, ...elsewhere.changes });
    },
    refuseElsewhere: () => setRefused(announced),
    /** The changes are saved or given up. */
    end: () => {
      setEnded(true);
      setFound(null);
      remove();
    },
    /** The form is left, and the draft remains. */
    keep: () => {
      setEnded(true);
      if (elsewhere && own.current) writer.put(own.current);
      writer.flush();
    },
  };
}
