import type { PageHour } from '../../reports'

const HOUR_MS = 3_600_000

/** A moment in the middle of an hour, in a year that will be in the future for as long as these tests are kept. */
export const NOW = new Date('2090-12-05T10:20:00+08:00')

/** What happened on a page in the hour that began this many hours before the current one. */
export function hourAgo(ago: number, counts: Partial<PageHour> = {}, now = NOW): PageHour {
  return {
    page_code: 'spring',
    hour: new Date((Math.floor(now.getTime() / HOUR_MS) - ago) * HOUR_MS),
    views: 0,
    begun: 0,
    code_sent: 0,
    code_right: 0,
    stored: 0,
    refused: 0,
    clicks: 0,
    done: 0,
    failed: 0,
    ...counts,
  }
}

/** The same in each hour of a range, both ends given in hours before the current one. */
export function hoursAgo([first, last]: readonly [number, number], counts: Partial<PageHour>): PageHour[] {
  return Array.from({ length: last - first + 1 }, (_, index) => hourAgo(first + index, counts))
}
