import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, past } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { tellHolders } from '../../reminders'
import { openDayEvent, openDaySession } from '../open-day-tables'
import { REFUSALS } from './refusals'
import { insertSession, lockSessions, type SavedSession, saveSessions } from './save-sessions'

type Services = Pick<Context, 'config' | 'company' | 'db'>

const BEGUN = past('场次已开始，不能再取消')

/**
 * Creates an open day with its sessions. Throws `alreadyExists` if its id is taken, `pastMoment` for a past session,
 * and `unusableDocument` if its words break a rule of pages.
 */
export async function createOpenDay(
  ctx: Services,
  actor: Actor,
  { event_id, sessions, ...fields }: StudioInput<StudioOperations['openDayCreate']>,
): Promise<StudioResponse<StudioOperations['openDayCreate']>> {
  await pageDocuments.refuseFaultyTexts(ctx, textsOf(fields))
  return ctx.db.orm.transaction(async (tx) => {
    await checkedBy(
      REFUSALS,
      tx
        .insert(openDayEvent)
        .values({ ...fields, event_id })
        .execute(),
    )
    for (const session of sessions) await insertSession(tx, event_id, session)
    await appendAudit(ctx, tx, actor, {
      action: 'openday.create',
      subject: `openday:${event_id}`,
      after: { ...fields, sessions },
    })
    return { event_id }
  })
}

/**
 * Changes an open day and its sessions, all or nothing. Throws `conflict` if somebody else has changed either since; a
 * new registration does not count as a change. Throws `unusableDocument` as above.
 */
export async function changeOpenDay(
  ctx: Services,
  actor: Actor,
  { event_id, base_revision, sessions: wanted, ...after }: StudioInput<StudioOperations['openDayChange']>,
): Promise<StudioResponse<StudioOperations['openDayChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, textsOf(after))
  return ctx.db.orm.transaction(async (tx) => {
    const stored = await lockEvent(tx, event_id)
    if (stored.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const known = await lockSessions(tx, event_id)
    const saved = await saveSessions(tx, event_id, { known, wanted })
    const { title, place, notice, is_open } = stored
    const before: typeof after = { title, place, notice, is_open }
    if (isDeepStrictEqual(before, after) && saved.length === 0) return { revision: base_revision }
    const revision = await countChange(tx, stored, after)
    const isElsewhere = before.place !== after.place
    for (const { session, state } of known) {
      const isMoved = saved.some((one) => one.session_id === session.session_id && isOtherTime(one))
      if (state === 'coming' && (isElsewhere || isMoved))
        await tellHolders(tx, 'openday', session.session_id, 'changed')
    }
    await appendAudit(ctx, tx, actor, {
      action: 'openday.change',
      subject: `openday:${event_id}`,
      before: { ...before, sessions: saved.flatMap((one) => (one.before ? described(one, one.before) : [])) },
      after: { ...after, sessions: saved.map((one) => described(one, one.after)) },
    })
    return { revision }
  })
}

/**
 * Cancels a session; a repeat changes nothing. Throws `conflict` where somebody else has changed its open day since, and
 * `pastMoment` once it has begun.
 */
export async function cancelSession(
  { config, db }: Pick<Services, 'config' | 'db'>,
  actor: Actor,
  { session_id, base_revision, reason }: StudioInput<StudioOperations['openDaySessionCancel']>,
): Promise<StudioResponse<StudioOperations['openDaySessionCancel']>> {
  return db.orm.transaction(async (tx) => {
    const isThis = eq(openDaySession.session_id, session_id)
    const [meant] = await tx.select({ event_id: openDaySession.event_id }).from(openDaySession).where(isThis)
    if (!meant) throw new AppError(studioErrors.notFound)
    const event = await lockEvent(tx, meant.event_id)
    const found = (await lockSessions(tx, meant.event_id)).find(
      ({ session }) => session.session_id === session_id,
    )
    if (!found) throw new AppError(studioErrors.notFound)
    if (found.state === 'cancelled') return { revision: event.revision }
    if (event.revision !== base_revision) throw new AppError(studioErrors.conflict)
    if (found.state === 'over') throw new AppError(BEGUN)
    await tx.update(openDaySession).set({ is_cancelled: true, updated_at: sql`now()` }).where(isThis)
    const revision = await countChange(tx, event, {})
    await tellHolders(tx, 'openday', session_id, 'cancelled')
    await appendAudit({ config }, tx, actor, {
      action: 'openday.cancel_session',
      subject: `openday:${event.event_id}`,
      after: { session_id, start_at: found.session.start_at.toISOString(), reason },
    })
    return { revision }
  })
}

async function lockEvent(tx: Transaction, event_id: string) {
  const [stored] = await tx
    .select()
    .from(openDayEvent)
    .where(eq(openDayEvent.event_id, event_id))
    .for('update')
  if (!stored) throw new AppError(studioErrors.notFound)
  return stored
}

/** Counts a change to an open day or to its sessions, and stores what has changed of the open day itself. */
async function countChange(
  tx: Transaction,
  { event_id, revision }: typeof openDayEvent.$inferSelect,
  changed: Partial<typeof openDayEvent.$inferInsert>,
): Promise<number> {
  const next = revision + 1
  await tx
    .update(openDayEvent)
    .set({ ...changed, revision: next, updated_at: sql`now()` })
    .where(eq(openDayEvent.event_id, event_id))
  return next
}

const isOtherTime = ({ before, after }: SavedSession) =>
  before !== null && (before.start_at !== after.start_at || before.end_at !== after.end_at)

const described = ({ session_id }: SavedSession, fields: SavedSession['after']) => ({ session_id, ...fields })

/** What visitors read. */
function textsOf({
  title,
  place,
  notice,
}: Pick<StudioInput<StudioOperations['openDayCreate']>, 'title' | 'place' | 'notice'>): string[] {
  return [title, place, notice]
}
