interface Dated {
  id: string;
  dateTime: Date;
  seriesId?: string | undefined;
}

/** Returns whether two different events are dates of one series. */
export function areDatesOfOneSeries(a: Dated, b: Dated): boolean {
  return a.id !== b.id && a.seriesId !== undefined && a.seriesId === b.seriesId;
}

/** Returns the events in their order, of each series only the first `count` dates among them. */
export function firstDates<T extends Dated>(events: readonly T[], count = 1): T[] {
  const counts = new Map<string, number>();
  return events.filter(({ seriesId }) => {
    if (seriesId === undefined) return true;
    const seen = counts.get(seriesId) ?? 0;
    counts.set(seriesId, seen + 1);
    return seen < count;
  });
}
