import { hasHandset, type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { holdLead, insertNote } from './change-store'

/** Everything but tabs and line breaks, which people write. */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/**
 * Adds a note to a lead. Throws `notFound`, and `invalidParameters` for a text that contains a phone: phones are
 * encrypted, and notes are not.
 */
export async function addNote(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { lead_id, text }: StudioInput<StudioOperations['leadAddNote']>,
): Promise<void> {
  if (hasHandset(text)) throw refused('备注里不能写完整的手机号，请改写后四位')
  if (CONTROL.test(text)) throw refused('备注里有无法保存的字符，请删除后重试')
  await db.orm.transaction(async (tx) => {
    if (!(await holdLead(tx, lead_id))) throw new AppError(studioErrors.notFound)
    const note_id = await insertNote(tx, { lead_id, member_id, text })
    await appendAudit({ config }, tx, actor, {
      action: 'lead.note',
      subject: `lead:${lead_id}`,
      after: { note_id },
    })
  })
}

function refused(msg: string): AppError {
  return new AppError({ ...studioErrors.invalidParameters, msg })
}
