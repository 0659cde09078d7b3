import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { TicketFor } from './find-tickets'

/** How long before the event a calendar reminds, in seconds. */
const ALARM_S = 24 * 60 * 60

/** What the file shows besides the ticket itself. */
interface Shown {
  /** The page that shows the ticket. */
  url: string
  company: string
  now: Date
}

/**
 * The calendar file of a ticket. Its event keeps its identifier, so that the file of a change replaces the one before;
 * times are in UTC, which no calendar can misread. A ticket that is no longer valid is a cancelled event, which
 * calendars cross out.
 */
export function calendarFile(
  { ticket_no, title, begins_at, ends_at, place, people_num, revision, is_void, is_cancelled }: TicketFor,
  { url, company, now }: Shown,
): string {
  const isOff = is_void || is_cancelled
  const calendar = ical({
    prodId: { company, product: 'Yingzao', language: 'ZH' },
    // A plain file: CANCEL is for invitations by mail, and calendars do not take it without an organizer.
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `ticket-${ticket_no}@${new URL(url).host}`,
    // Giving a ticket back changes the event once more than its occasion's revision shows.
    sequence: revision + (is_void ? 1 : 0),
    start: begins_at,
    end: ends_at,
    stamp: now,
    summary: title,
    description: `票号 ${ticket_no}，${people_num} 人。入场时请出示门票：${url}`,
    url,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(place === '' ? {} : { location: place }),
  })
  if (!isOff) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_S, description: title })
  return calendar.toString()
}
