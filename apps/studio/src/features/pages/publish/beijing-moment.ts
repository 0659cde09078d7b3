import dayjs, { type Dayjs } from 'dayjs'
import { momentText } from '../../../state/moment-text'

/** China has no summer time. */
const OFFSET = '+08:00'

/** What a picker shows, read as a clock in China, wherever the reader sits: to the minute. */
export function momentOfPicked(picked: Dayjs | null | undefined): string | null {
  return picked ? `${picked.format('YYYY-MM-DDTHH:mm')}:00${OFFSET}` : null
}

/** A moment as a picker has to be set, so that it shows what clocks in China do. */
export function pickedOfMoment(moment: string | null | undefined): Dayjs | null {
  return moment ? dayjs(momentText(moment)) : null
}

/** What clocks in China show now, for a picker. */
export function pickedNow(now: number): Dayjs {
  return dayjs(momentText(new Date(now).toISOString()))
}
