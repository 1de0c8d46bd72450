/** The parameter of the address with the series that the list of events shows. */
export const SERIES_PARAMETER = 'series';

/** Returns the address of the list with the dates of one series. */
export function seriesAddress(seriesId: string): string {
  return `/admin?${new URLSearchParams({ tab: 'events', [SERIES_PARAMETER]: seriesId })}`;
}
