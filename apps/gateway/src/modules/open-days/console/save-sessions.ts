import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, past, refusal } from '../../../http/studio-refusals'
import { openDaySession } from '../open-day-tables'
import { REFUSALS } from './refusals'
import { sessionState } from './session-state'

type Wanted = StudioInput<StudioOperations['openDayChange']>['sessions'][number]
type Fields = Omit<Wanted, 'session_id'>
type Known = Awaited<ReturnType<typeof lockSessions>>[number]

/** A session that was changed, or is new: it was nothing before. */
export interface SavedSession {
  session_id: string
  before: Fields | null
  after: Fields
}

const TWICE = refusal('同一场次填写了两次，请刷新后重试')
const CANCELLED = past('场次已取消，不能再修改')
const BEGUN = past('场次已开始，不能再修改')
const TOO_LATE = past('场次的开始时间已经过去，请重新选择')
const ELSEWHERE = { ...studioErrors.notFound, msg: '没有这个场次，请刷新后重试' }

/**
 * The sessions of an open day, kept from changing until the transaction ends. The caller has locked the open day before
 * them. Locked in the order in which an erasure gives places back, and no more strictly than their counts require: a
 * registration references its session first and then takes the places, and would never get that far.
 */
export function lockSessions(tx: Transaction, event_id: string) {
  return tx
    .select({ session: openDaySession, state: sessionState })
    .from(openDaySession)
    .where(eq(openDaySession.event_id, event_id))
    .orderBy(sql`${openDaySession.session_id} COLLATE "C"`)
    .for('no key update')
}

/**
 * Stores what has changed in the named sessions, and the new ones; returns these. Throws `notFound` for one of another
 * open day, and `pastMoment` for a change to one that has begun or was cancelled, and for a start in the past.
 */
export async function saveSessions(
  tx: Transaction,
  event_id: string,
  { known, wanted }: { known: readonly Known[]; wanted: readonly Wanted[] },
): Promise<SavedSession[]> {
  const named = wanted.flatMap(({ session_id }) => session_id ?? [])
  if (new Set(named).size < named.length) throw new AppError(TWICE)
  const saved: SavedSession[] = []
  for (const { session_id, ...typed } of wanted) {
    const fields = withMoments(typed)
    if (session_id === null) {
      saved.push({ session_id: await insertSession(tx, event_id, fields), before: null, after: fields })
      continue
    }
    const found = known.find(({ session }) => session.session_id === session_id)
    if (!found) throw new AppError(ELSEWHERE)
    const before = fieldsOf(found)
    if (isDeepStrictEqual(before, fields)) continue
    await updateSession(tx, found, fields)
    saved.push({ session_id, before, after: fields })
  }
  return saved
}

/** Creates a session; returns its id. Throws `pastMoment` if it would already have begun. */
export async function insertSession(tx: Transaction, event_id: string, fields: Fields): Promise<string> {
  const session_id = randomUUID()
  const [made] = await checkedBy(
    REFUSALS,
    tx
      .insert(openDaySession)
      .values({ ...asStored(fields), session_id, event_id })
      .returning({ state: sessionState })
      .execute(),
  )
  if (made?.state !== 'coming') throw new AppError(TOO_LATE)
  return session_id
}

async function updateSession(tx: Transaction, { session, state }: Known, fields: Fields): Promise<void> {
  if (state === 'cancelled') throw new AppError(CANCELLED)
  if (state === 'over') throw new AppError(BEGUN)
  const [changed] = await checkedBy(
    REFUSALS,
    tx
      .update(openDaySession)
      .set({ ...asStored(fields), updated_at: sql`now()` })
      .where(eq(openDaySession.session_id, session.session_id))
      .returning({ state: sessionState })
      .execute(),
  )
  if (changed?.state !== 'coming') throw new AppError(TOO_LATE)
}

function asStored({ start_at, end_at, quota }: Fields) {
  return { start_at: new Date(start_at), end_at: new Date(end_at), quota }
}

/** Regardless of how the same moment was written. */
function withMoments({ start_at, end_at, quota }: Fields): Fields {
  return { start_at: new Date(start_at).toISOString(), end_at: new Date(end_at).toISOString(), quota }
}

function fieldsOf({ session: { start_at, end_at, quota } }: Known): Fields {
  return { start_at: start_at.toISOString(), end_at: end_at.toISOString(), quota }
}
