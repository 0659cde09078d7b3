import type { Transaction } from '../../db/database'
import { dropReminder, planReminder } from '../reminders'
import { issueTicket, voidTicket } from '../tickets'
import { findNextInLine, findWish, movePlace, type Place, returnPlaces, takePlaces } from './place-store'

type Held = Pick<Place, 'speech_id' | 'uid' | 'people_num'>

/** Issues the ticket for places at a talk, in the transaction that takes them. */
export function ticketFor(tx: Transaction, { speech_id, uid, people_num }: Held, ticket_no?: string) {
  return issueTicket(tx, { kind: 'speech', occasion_id: speech_id, uid, people_num }, ticket_no)
}

/**
 * Keeps a visitor's reminder of a talk while they have a place there, with whichever of their phones, and drops it
 * otherwise.
 */
export async function keepReminder(tx: Transaction, { speech_id, uid }: Pick<Held, 'speech_id' | 'uid'>) {
  const about = { uid, kind: 'speech', occasion_id: speech_id } as const
  const { has_place, by_sms } = await findWish(tx, { speech_id, uid })
  if (has_place) return planReminder(tx, { ...about, by_sms })
  await dropReminder(tx, about)
  await dropReminder(tx, { ...about, kind: 'moved_up' })
}

/** Gives a place back, in line or not. The talk is locked. Whoever waits is moved up by `moveUp`. */
export async function givePlaceBack(tx: Transaction, place: Place): Promise<void> {
  await movePlace(tx, place.enroll_no, { status: 3, ticket_no: null })
  if (place.ticket_no === null) return
  await voidTicket(tx, place.ticket_no)
  await returnPlaces(tx, place.speech_id, place.people_num)
  await keepReminder(tx, place)
}

/**
 * Gives the free places of a talk to those in line: whoever has waited longest and fits, again and again, until nobody
 * does. The talk is locked; where it is over nobody is moved. Returns how many enrolments got a place.
 */
export async function moveUp(tx: Transaction, speech_id: string): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const next = await findNextInLine(tx, speech_id)
    if (!next) return moved
    if (!(await takePlaces(tx, speech_id, next.people_num)))
      throw new Error(`A place at ${speech_id} was there and then not, although the talk is locked.`)
    await movePlace(tx, next.enroll_no, { status: 1, ticket_no: await ticketFor(tx, next) })
    await keepReminder(tx, next)
    await planReminder(tx, { uid: next.uid, kind: 'moved_up', occasion_id: speech_id, by_sms: next.by_sms })
  }
}
