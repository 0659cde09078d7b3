import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit } from '../../audit'
import { MIME_TYPES } from '../files/file-kind'
import { findFileOf } from '../files/file-store'
import { openFile, openFileName } from '../files/seal-file'
import { REVEAL_LIMIT } from './reveal-answers'

type Input = StudioInput<StudioOperations['surveyFileOpen']>

/**
 * Opens a file that somebody has handed in. It counts as a look at personal data, and nobody gets it before the log
 * says who took it and why. Throws `notFound`, and `tooManyRequests` above the limit of a member.
 */
export async function openAnswerFile(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { id, file_id, reason }: Input,
): Promise<StudioFile> {
  await limitMember(db, REVEAL_LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const file = await findFileOf(tx, id, file_id)
    if (!file) throw new AppError(studioErrors.notFound)
    const { kind } = file
    const opened = { name: openFileName(config, file), type: MIME_TYPES[kind], bytes: openFile(config, file) }
    await appendAudit({ config }, tx, actor, {
      action: 'survey.file',
      subject: `survey:${id}`,
      after: { reason, file_id, kind },
    })
    return opened
  })
}
