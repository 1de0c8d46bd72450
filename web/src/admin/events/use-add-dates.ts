import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Event } from '@app/domain/event/event-schema.ts';
import { ChangedMeanwhile } from '../session/failures.ts';
import { useCommand } from '../commands/use-command.tsx';
import { seriesAddress } from './series-position.tsx';
import { addDates, readSeries } from './series-writes.ts';

/** A new series must not have the name of another one: guests could move between the two. */
export class SeriesNameTaken extends Error {}

interface NewDates {
  seriesId: string;
  dates: readonly Date[];
}

/** Adds dates to the series of an event, then shows the series in the list. */
export function useAddDates(event: Event, onAdded: () => void, onFailed: (error: Error) => void) {
  const { t } = useTranslation('adminDialogs');
  const navigate = useNavigate();
  /** The ids by time, so that a repeated save adds nothing twice. */
  const [ids] = useState(() => new Map<number, string>());
  const idOf = (date: Date) => {
    const id = ids.get(date.getTime()) ?? crypto.randomUUID();
    ids.set(date.getTime(), id);
    return id;
  };
  return useCommand({
    request: async ({ seriesId, dates }: NewDates) => {
      if (event.seriesId === undefined && (await isTakenByOthers(seriesId, event, ids)))
        throw new SeriesNameTaken();
      const added = dates.map((dateTime) => ({ id: idOf(dateTime), dateTime }));
      if ((await addDates({ event, seriesId, dates: added })) === 'changed') throw new ChangedMeanwhile();
    },
    forget: onAdded,
    done: (_, { dates }) => t('series.added', { count: dates.length }),
    changes: event,
    onDone: (_, { seriesId }) => void navigate(seriesAddress(seriesId), { replace: true }),
    onFailed,
  });
}

async function isTakenByOthers(
  seriesId: string,
  event: Event,
  own: ReadonlyMap<number, string>,
): Promise<boolean> {
  const ownIds = [event.id, ...own.values()];
  return (await readSeries(seriesId)).some(({ id }) => !ownIds.includes(id));
}
