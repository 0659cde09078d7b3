import { dateTimeText } from '../../../state/date-time-text'
import { wording } from '../wording'

/** The time until which everything that arrived is counted, with the day where that is not today. */
export function asOfText(timestamp: string, today: string): string {
  const [day = '', time = ''] = dateTimeText(timestamp).split(' ')
  return wording.asOf(day === today ? time : `${day} ${time}`)
}
