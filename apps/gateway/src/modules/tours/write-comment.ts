import { createHash } from 'node:crypto'
import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { maskHandsets } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import {
  findSameComment,
  hasCommented,
  insertComment,
  isBlocked,
  isOfTour,
  lockCommentsOf,
} from './comment-store'
import { findBannedWord } from './find-banned-word'
import { runningTour } from './met-tour'

/** Within this time the same words are the same comment, and no second one is written; seconds. */
const SAME_S = 600
const PAUSE_S = 30

/**
 * Stores a visitor's comment on a tour or a talk, to be reviewed before others see it; the same words again within ten
 * minutes are the same comment. Throws `notEligible` for somebody who is blocked, `sensitiveContent` for what no
 * comment may say, `tooManyRequests` within 30 seconds, `contentNotFound` for a talk that the tour does not have, and
 * the errors for a tour that has not begun or is over.
 */
export async function writeComment(
  ctx: Pick<Context, 'db'>,
  { tour_id, content: typed, ...about }: OperationInput<Operations['userComment']>,
  uid: number,
): Promise<OperationResponse<Operations['userComment']>> {
  const { orm } = ctx.db
  const speech_id = about.speech_id ?? null
  const content = maskHandsets(typed.trim())
  if (content === '') throw new AppError(errors.invalidParameters)
  await runningTour(ctx, tour_id)
  if (speech_id !== null && !(await isOfTour(orm, tour_id, speech_id)))
    throw new AppError(errors.contentNotFound)
  if (await isBlocked(orm, uid)) throw new AppError(errors.notEligible)
  if (findBannedWord(typed) !== undefined) throw new AppError(errors.sensitiveContent)
  const said = { tour_id, speech_id, uid, content_hash: hashOf(content) }
  return orm.transaction(async (tx) => {
    // Without this, several at once would each find that there is none yet.
    await lockCommentsOf(tx, uid)
    // Checked again: blocking somebody takes the same lock, and refuses their waiting comments by then.
    if (await isBlocked(tx, uid)) throw new AppError(errors.notEligible)
    const same = await findSameComment(tx, said, SAME_S)
    if (same) return { comment_id: String(same.comment_id), status: same.status }
    if (await hasCommented(tx, uid, PAUSE_S)) throw new AppError(errors.tooManyRequests)
    return { comment_id: String(await insertComment(tx, { ...said, content })), status: 0 }
  })
}

/** The same for the same words, ignoring spacing and case. */
function hashOf(content: string): string {
  const words = content.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')
  return createHash('sha256').update(words).digest('base64url')
}
