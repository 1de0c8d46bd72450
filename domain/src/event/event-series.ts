interface Dated {
  id: string;
  dateTime: Date;
  seriesId?: string | undefined;
}

/** Returns whether two different events are dates of one series. */
export function areDatesOfOneSeries(a: Dated, b: Dated): boolean {
  return a.id !== b.id && a.seriesId !== undefined && a.seriesId === b.seriesId;
}
