import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds from the last key to the search, so that incomplete syllables are not searched. */
const TYPING_PAUSE_MS = 200;

/**
 * Returns the text of a search field. The search in the URL follows it after a pause in typing; when the search changes otherwise (a
 * link, the clear button), the field follows the search.
 */
export function useTypedSearch(search: string, searchFor: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  /** The last search that the field has written to the URL or taken from it. */
  const [synced, setSynced] = useState(search);
  const [previous, setPrevious] = useState(search);

  if (search !== previous) {
    setPrevious(search);
    if (search !== synced) {
      setSynced(search);
      setTyped(search);
    }
  }

  const searchNow = () => {
    // White space is no search.
    const wanted = typed.trim() === '' ? '' : typed;
    if (wanted === synced) return;
    setSynced(wanted);
    searchFor(wanted);
  };
  const searchAfterPause = useEffectEvent(searchNow);
  useEffect(() => {
    const pause = setTimeout(() => searchAfterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return {
    typed,
    type: setTyped,
    /** Searches immediately, without waiting for the pause. */
    searchNow,
    /** Records a search that is written to the URL otherwise, so that the field keeps what was typed. */
    sync: setSynced,
  };
}
