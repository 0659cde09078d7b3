import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { orRefuse } from '../../http/or-refuse'
import { type Actor, appendAudit } from '../audit'
import { visitorPages } from '../pages'
import { addMentions, findTalking, findWritten, insertComment } from './comment-store'
import { readMentioned } from './mentioned'
import { tellMembers } from './tell-members'
import { storedWords } from './words'

/**
 * Begins a thread or answers one, and notifies those whom it concerns; a repeated request gets the same reply, and
 * nobody is notified twice. Throws `notFound` for a page or a thread that does not exist.
 */
export async function writeComment(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id' | 'name'>,
  actor: Actor,
  {
    code,
    write_id,
    answers,
    block_id,
    words: typed,
    mentions,
  }: StudioInput<StudioOperations['pageCommentWrite']>,
): Promise<StudioResponse<StudioOperations['pageCommentWrite']>> {
  const written_by = member.member_id
  return db.orm.transaction(async (tx) => {
    const page = await visitorPages.pageMoment(tx, code)
    if (!page) throw new AppError(studioErrors.notFound)
    const { page_id, version, revision, title } = page
    const words = storedWords(typed)
    const comment_id = await orRefuse(
      insertComment(tx, {
        page_id,
        answers,
        // An answer is about what its thread is about.
        block_id: answers === null ? block_id : null,
        version,
        revision,
        words,
        write_id,
        written_by,
      }),
      ['page_comment_answers'],
      studioErrors.notFound,
    )
    if (comment_id === undefined) {
      const before = await findWritten(tx, { written_by, write_id })
      // Its writer has deleted it in this very moment.
      if (before === undefined) throw new AppError(studioErrors.notFound)
      return { comment_id: before }
    }
    const mentioned = await readMentioned(tx, mentions)
    await addMentions(tx, comment_id, mentioned)
    const talking = answers === null ? [] : await findTalking(tx, answers)
    await tellMembers(tx, member, { comment_id, code: page.code, title, words, mentioned, talking })
    await appendAudit({ config }, tx, actor, {
      action: 'page_comment.write',
      subject: `page_comment:${comment_id}`,
      after: { page: page.code, thread: answers, block: block_id, mentions: mentioned },
    })
    return { comment_id }
  })
}
