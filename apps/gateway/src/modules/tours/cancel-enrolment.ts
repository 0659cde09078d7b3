import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Person } from '../define-module'
import { givePlaceBack, moveUp } from './move-up'
import { findOwnPlace, findPlacesOf, lockSpeech, type Place } from './place-store'

/**
 * Gives a visitor's places at a talk back before it begins, and moves up whoever waits for them; a place in line is
 * given back too. A repeat changes nothing. Throws `contentNotFound` for an enrolment that is not theirs,
 * `activityEnded` once the talk has begun.
 */
export async function cancelEnrolment(
  { db }: Pick<Context, 'db'>,
  enroll_no: string,
  uid: number,
): Promise<3> {
  const found = await findOwnPlace(db.orm, enroll_no, uid)
  if (!found) throw new AppError(errors.contentNotFound)
  return db.orm.transaction<3>(async (tx) => {
    const returned = await returnPlace(tx, found.speech_id, () => findOwnPlace(tx, enroll_no, uid))
    if (!returned) throw new AppError(errors.contentNotFound)
    if (returned.came === 'too_late') throw new AppError(errors.activityEnded)
    return 3
  })
}

/** The result of giving a place back, and its state before that. */
interface Returned {
  came: 'given_back' | 'was_given_back' | 'too_late'
  place: Place
}

/**
 * Gives back the place at a talk that `find` finds, unless the talk has begun, and moves up whoever waits for it.
 * Undefined: it finds none.
 */
export async function returnPlace(
  tx: Transaction,
  speech_id: string,
  find: () => Promise<Place | undefined>,
): Promise<Returned | undefined> {
  const speech = await lockSpeech(tx, speech_id)
  // Read again now that it is locked.
  const place = await find()
  if (!speech || !place) return undefined
  if (place.status === 3) return { came: 'was_given_back', place }
  if (speech.hasBegun) return { came: 'too_late', place }
  await givePlaceBack(tx, place)
  await moveUp(tx, speech_id)
  return { came: 'given_back', place }
}

/** Gives back everything held by somebody who is being erased, so that a talk counts only those who have a place. */
export async function giveAllBack(tx: Transaction, person: Person): Promise<void> {
  const places = await findPlacesOf(tx, person)
  for (const { speech_id } of places) await lockSpeech(tx, speech_id)
  // Read now that they are locked.
  for (const place of await findPlacesOf(tx, person)) {
    await givePlaceBack(tx, place)
    await moveUp(tx, place.speech_id)
  }
}
