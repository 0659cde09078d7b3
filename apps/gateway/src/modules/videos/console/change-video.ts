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
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { findProductNames } from '../../catalogue'
import { visitorPages } from '../../pages'
import { refuseUnknownSpeaker } from '../../staff'
import { findRules } from '../../targeting'
import { video, videoFile } from '../video-tables'
import { cleanContent } from './clean-content'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Fields = StudioInput<StudioOperations['videoCreate']>

const NO_CATEGORY = refusal('没有这个分类，请重新选择')
const NO_FILE = refusal('视频文件不存在，请重新上传')
const FILE_NEEDED = refusal('还没有视频文件，请先上传')
const NO_LOCK = refusal('解锁条件里有不存在的商品或人群规则，请重新选择')
const LOCK_FORM = refusal('请选择 1 到 20 个解锁用的商品或人群规则')
const SAME_NAME = { ...studioErrors.alreadyExists, msg: '这个地址名已被另一个视频使用，请换一个' }
const CHAPTERS = refusal('章节时间要依次递增，并且在视频时长之内')

/** What the tables' own constraints forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['video_name_unique', SAME_NAME],
  ['video_category_video_category_category_fk', NO_CATEGORY],
  ['video_file_id_video_file_file_id_fk', NO_FILE],
  ['video_lock', LOCK_FORM],
  // Visitors see it, so it must have a film.
  ['video_out', FILE_NEEDED],
]

/**
 * Creates a lesson. Throws `alreadyExists` for a name that another one has, and `unusableDocument` for words that no
 * page may say.
 */
export async function createVideo(
  ctx: Services,
  actor: Actor,
  sent: Fields,
): Promise<StudioResponse<StudioOperations['videoCreate']>> {
  const fields = { ...sent, content: await cleanContent(ctx, sent) }
  return ctx.db.orm.transaction(async (tx) => {
    await refuseUnknown(tx, fields)
    if (fields.staff_id !== null) await refuseUnknownSpeaker(tx, fields.staff_id)
    const [made] = await checkedBy(
      REFUSALS,
      tx
        .insert(video)
        .values(asStored(fields))
        .returning({ video_id: video.video_id, revision: video.revision })
        .execute(),
    )
    if (!made) throw new Error('PostgreSQL has stored a lesson and told no number of it.')
    await appendAudit(ctx, tx, actor, {
      action: 'video.create',
      subject: `video:${made.video_id}`,
      after: fields,
    })
    return made
  })
}

/** Changes a lesson. Throws `conflict` where somebody else has changed it since, and as above. */
export async function changeVideo(
  ctx: Services,
  actor: Actor,
  { video_id, base_revision, ...sent }: StudioInput<StudioOperations['videoChange']>,
): Promise<StudioResponse<StudioOperations['videoChange']>> {
  const fields = { ...sent, content: await cleanContent(ctx, sent) }
  return ctx.db.orm.transaction(async (tx) => {
    const stored = await lockVideo(tx, video_id)
    refuseOlder(stored, base_revision)
    const before = asSent(stored)
    if (isDeepStrictEqual(before, fields)) return { revision: base_revision }
    await refuseUnknown(tx, fields)
    // A speaker who has left since stays the speaker.
    if (fields.staff_id !== null && fields.staff_id !== before.staff_id) {
      await refuseUnknownSpeaker(tx, fields.staff_id)
    }
    const revision = base_revision + 1
    await checkedBy(
      REFUSALS,
      tx
        .update(video)
        .set({ ...asStored(fields), revision, updated_at: sql`now()` })
        .where(eq(video.video_id, video_id))
        .execute(),
    )
    // An unpublished one is on no page.
    if (stored.is_out) await visitorPages.announceAnswers(tx, 'videoList')
    await appendAudit(ctx, tx, actor, {
      action: 'video.change',
      subject: `video:${video_id}`,
      before,
      after: fields,
    })
    return { revision }
  })
}

/** Locks a lesson until the transaction ends. Throws `notFound`. */
export async function lockVideo(tx: Transaction, video_id: number) {
  const [found] = await tx.select().from(video).where(eq(video.video_id, video_id)).for('update')
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}

/** Throws `conflict` where somebody has changed a lesson since a member saw it. */
export function refuseOlder({ revision }: { revision: number }, base_revision: number): void {
  if (revision !== base_revision) throw new AppError(studioErrors.conflict)
}

/** Refuses a lock that nothing opens, and chapters that are not in the film. */
async function refuseUnknown(tx: Transaction, { lock, chapters, file_id }: Fields): Promise<void> {
  if (lock.kind === 'buy') {
    const known = await findProductNames(tx, lock.ids.map(Number).filter(Number.isSafeInteger))
    if (lock.ids.some((id) => !known.has(Number(id)))) throw new AppError(NO_LOCK)
  }
  if (lock.kind === 'rule') {
    const known = new Set((await findRules(tx)).map(({ rule_id }) => rule_id))
    if (lock.ids.some((id) => !known.has(id))) throw new AppError(NO_LOCK)
  }
  const isRising = chapters.every(({ at }, index) => index === 0 || at > (chapters[index - 1]?.at ?? 0))
  if (!isRising) throw new AppError(CHAPTERS)
  if (file_id === null) return
  const [file] = await tx
    .select({ duration: videoFile.duration })
    .from(videoFile)
    .where(eq(videoFile.file_id, file_id))
  if (!file) throw new AppError(NO_FILE)
  if ((chapters.at(-1)?.at ?? 0) >= file.duration) throw new AppError(CHAPTERS)
}

function asStored({ lock, ...fields }: Fields) {
  return { ...fields, lock_kind: lock.kind, lock_ids: lock.ids, lock_url: lock.url }
}

/** In the form that a member sends, so that two can be compared. */
export function asSent(stored: typeof video.$inferSelect): Fields {
  const { name, title, category, position, file_id, cover, poster, content, staff_id, group_id } = stored
  // PostgreSQL keeps the fields of an object in an order of its own.
  const chapters = stored.chapters.map(({ at, title }) => ({ at, title }))
  const lock = { kind: stored.lock_kind, ids: stored.lock_ids, url: stored.lock_url }
  const fields = { name, title, category, position, file_id, cover, poster, content, chapters }
  return { ...fields, staff_id, group_id, lock }
}
