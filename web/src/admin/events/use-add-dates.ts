import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Event } from '@app/domain/event/event-schema.ts';
import { ChangedMeanwhile } from '../session/failures.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { seriesAddress } from './series-address.ts';
import { addDates, readSeries } from './series-writes.ts';

/** A new series must not have the name of another one: guests could move between the two. */
export class SeriesNameTaken extends Error {}

interface NewDates {
  seriesId: string;
  dates: readonly Date[];
}

/** Adds dates to the series of an event, then shows the series in the list. */
export function useAddDates(event: Event, onAdded: () => void) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  const navigate = useNavigate();
  /** The ids by time, so that a repeated save adds nothing twice. */
  const [ids] = useState(() => new Map<number, string>());
  const idOf = (date: Date) => {
    const id = ids.get(date.getTime()) ?? crypto.randomUUID();
    ids.set(date.getTime(), id);
    return id;
  };
  return useMutation({
    mutationFn: ({ seriesId, dates }: NewDates) =>
      inSession(async () => {
        if (event.seriesId === undefined && (await isTakenByOthers(seriesId, event, ids)))
          throw new SeriesNameTaken();
        const added = dates.map((dateTime) => ({ id: idOf(dateTime), dateTime }));
        if ((await addDates({ event, seriesId, dates: added })) === 'changed') throw new ChangedMeanwhile();
      }),
    onSuccess: (_, { seriesId, dates }) => {
      onAdded();
      toast.succeeded(t('series.added', { count: dates.length }));
      void navigate(seriesAddress(seriesId), { replace: true });
    },
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
