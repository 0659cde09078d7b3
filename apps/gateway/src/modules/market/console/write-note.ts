import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { appendAudit, type Doer } from '../../audit'
import { pageDocuments } from '../../pages'
import { holdAdviser } from '../../staff'
import { instrumentNote } from '../note-tables'
import { holdShare } from './hold-share'
import { refuseOtherAdviser } from './refuse-other-adviser'

type Written = StudioInput<StudioOperations['instrumentNoteWrite']>

/** What the table's own rules forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['instrument_note_span', refusal('有效期请选择今天起 90 天以内的日期')],
  ['instrument_note_text', refusal('点评请填写 1 至 500 个字')],
]

/**
 * Writes the next version of what is said about a share, which waits for a second person and replaces any version
 * already waiting. Throws `conflict` if there is a version that the member has not seen, and `unusableDocument` if its
 * words break a rule.
 */
export async function writeNote(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { member, actor }: Doer,
  { code, base_id, ...fields }: Written,
): Promise<StudioResponse<StudioOperations['instrumentNoteWrite']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [fields.text])
  const { advisers } = await ctx.company.read()
  return ctx.db.orm.transaction(async (tx) => {
    const at = await holdShare(tx, code)
    const [newest] = await tx
      .select()
      .from(instrumentNote)
      .where(eq(instrumentNote.code, code))
      .orderBy(desc(instrumentNote.note_id))
      .limit(1)
    if ((newest?.note_id ?? null) !== base_id) throw new AppError(studioErrors.conflict)
    if (newest?.state === 'waiting' && isSame(newest, fields)) return { note_id: newest.note_id }
    const adviser = await holdAdviser(tx, fields.staff_id)
    refuseOtherAdviser(advisers, adviser)
    await tx
      .update(instrumentNote)
      .set({ state: 'dropped', ended_by: member.member_id, ended_at: at })
      .where(and(eq(instrumentNote.code, code), eq(instrumentNote.state, 'waiting')))
    const [made] = await checkedBy(
      REFUSALS,
      tx
        .insert(instrumentNote)
        .values({ code, ...fields, ...adviser, written_by: member.member_id, written_at: at })
        .returning({ note_id: instrumentNote.note_id })
        .execute(),
    )
    if (!made) throw new Error(`A version of what is said of ${code} was stored and is not there.`)
    await appendAudit(ctx, tx, actor, {
      action: 'instrument_note.write',
      subject: `instrument_note:${code}`,
      after: { version: made.note_id, ...adviser, text: fields.text, good_until: fields.good_until },
    })
    return made
  })
}

function isSame(note: Omit<Written, 'code' | 'base_id'>, fields: Omit<Written, 'code' | 'base_id'>): boolean {
  return (
    note.text === fields.text && note.staff_id === fields.staff_id && note.good_until === fields.good_until
  )
}
