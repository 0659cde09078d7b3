import { randomUUID } from 'node:crypto'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { changesOf } from '../../../db/changes'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, past, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { tellHolders } from '../../reminders'
import { refuseUnknownSpeaker } from '../../staff'
import { moveUp } from '../move-up'
import { speech, tour } from '../tour-tables'
import { lockChangeable } from './stored-speech'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Fields = Omit<StudioInput<StudioOperations['speechCreate']>, 'tour_id'>
type Stored = ReturnType<typeof storedOf>

/** What the table's own constraints forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['speech_quota', refusal('名额不能少于已报名的人数')],
  ['speech_span', refusal('开始报名的时间不能晚于讲座开始，讲座结束必须晚于开始，请修改时间')],
  ['speech_in_city', refusal('这场巡讲里没有这个城市，请重新选择')],
]

const OVER = past('讲座的结束时间已经过去，请重新选择')

/** A change of these is notified to everybody with a place. */
const TOLD: readonly (keyof Stored)[] = ['start_at', 'end_at', 'venue', 'address']

/** By the clock that decides who can enrol. */
const clock = {
  hasEnded: sql<boolean>`${speech.end_at} <= now()`,
  hasBegun: sql<boolean>`${speech.start_at} <= now()`,
}

/**
 * Creates a talk. Throws `notFound` where there is no such tour, `pastMoment` where the talk would be over, and
 * `unusableDocument` where its words break a rule of pages.
 */
export async function createSpeech(
  ctx: Services,
  actor: Actor,
  { tour_id, ...fields }: StudioInput<StudioOperations['speechCreate']>,
): Promise<StudioResponse<StudioOperations['speechCreate']>> {
  await pageDocuments.refuseFaultyTexts(ctx, textsOf(fields))
  const stored = storedOf(fields)
  const speech_id = randomUUID()
  return ctx.db.orm.transaction(async (tx) => {
    if ((await tx.$count(tour, eq(tour.tour_id, tour_id))) === 0) throw new AppError(studioErrors.notFound)
    await refuseUnknownSpeaker(tx, stored.staff_id)
    const [made] = await checkedBy(
      REFUSALS,
      tx
        .insert(speech)
        .values({ ...stored, tour_id, speech_id })
        .returning(clock)
        .execute(),
    )
    // This rolls back what was just written.
    if (made?.hasEnded) throw new AppError(OVER)
    await appendAudit(ctx, tx, actor, {
      action: 'speech.create',
      subject: `speech:${speech_id}`,
      after: { tour_id, ...stored },
    })
    return { speech_id }
  })
}

/**
 * Changes an upcoming talk: everybody with a place is notified of another time or place, and those waiting get any
 * added places. Throws `conflict` where somebody else has changed it since; enrolments in the meantime are no change.
 */
export async function changeSpeech(
  ctx: Services,
  actor: Actor,
  { speech_id, base_revision, ...fields }: StudioInput<StudioOperations['speechChange']>,
): Promise<StudioResponse<StudioOperations['speechChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, textsOf(fields))
  const after = storedOf(fields)
  return ctx.db.orm.transaction(async (tx) => {
    const before = await lockChangeable(tx, speech_id, base_revision)
    const changes = changesOf(before, after)
    const { names } = changes
    if (names.length === 0) return { revision: base_revision, moved_up: 0 }
    // The present speaker may have left since.
    if (names.includes('staff_id')) await refuseUnknownSpeaker(tx, after.staff_id)
    const revision = base_revision + 1
    const changed = await storeChange(tx, speech_id, { ...changes.after, revision })
    // Before anybody moves up: they are notified of the new time and place anyway.
    if (!changed.hasBegun && names.some((name) => TOLD.includes(name)))
      await tellHolders(tx, 'speech', speech_id, 'changed')
    const moved_up = after.quota > before.quota ? await moveUp(tx, speech_id) : 0
    await appendAudit(ctx, tx, actor, {
      action: 'speech.change',
      subject: `speech:${speech_id}`,
      before: changes.before,
      after: changes.after,
    })
    return { revision, moved_up }
  })
}

async function storeChange(
  tx: Transaction,
  speech_id: string,
  fields: Partial<Stored> & { revision: number },
): Promise<{ hasBegun: boolean }> {
  const [changed] = await checkedBy(
    REFUSALS,
    tx
      .update(speech)
      .set({ ...fields, updated_at: sql`now()` })
      .where(eq(speech.speech_id, speech_id))
      .returning(clock)
      .execute(),
  )
  if (!changed) throw new Error(`Talk ${speech_id} is locked and not there.`)
  if (changed.hasEnded) throw new AppError(OVER)
  return changed
}

/** What visitors read. */
function textsOf({ title, venue, address }: Fields): string[] {
  return [title, venue, address]
}

function storedOf({ enrol_from, start_at, end_at, ...fields }: Fields) {
  return {
    ...fields,
    enrol_from: new Date(enrol_from),
    start_at: new Date(start_at),
    end_at: new Date(end_at),
  }
}
