import { dateTimeText } from '../../../state/date-time-text'
import { wording } from '../wording'

/** Until when everything that arrived is counted: the time, and the day where that is not today. */
export function asOfText(timestamp: string, today: string): string {
  const [day = '', time = ''] = dateTimeText(timestamp).split(' ')
  return wording.asOf(day === today ? time : `${day} ${time}`)
}
