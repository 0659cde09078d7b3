import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, gte, type SQL } from 'drizzle-orm'
import type { Adviser } from '../../../company/company-data'
import type { Context } from '../../../context'
import { todayInChina } from '../../../db/china-days'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, past, type Refusals, refusal } from '../../../http/studio-refusals'
import { appendAudit, type Doer } from '../../audit'
import { pageDocuments } from '../../pages'
import { holdAdviser } from '../../staff'
import { instrumentNote } from '../note-tables'
import { holdVersion } from './hold-share'
import { refuseOtherAdviser } from './refuse-other-adviser'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Note = typeof instrumentNote.$inferSelect
type Decision = StudioInput<StudioOperations['instrumentNoteDecide']>

const DECIDED = { ...studioErrors.conflict, msg: '这一版已经有人处理，请刷新后查看' }
const NO_REASON = refusal('退回时请写明理由')
const OVER = past('有效期已过，不能通过。请退回，由撰写人重新填写有效期')
const OTHER_NUMBER = refusal('投资顾问的姓名或登记编号在撰写后有变更，请退回，由撰写人重新提交')

/** What the table's own rules forbid, worded for whoever decides. */
const REFUSALS: Refusals = [
  ['instrument_note_second_person', refusal('不能审核自己撰写的点评，请由其他同事审核')],
]

/**
 * Decides about a waiting version. If approved, customers read it once the transaction ends, in place of what was out;
 * it is checked once more against the rules for words and advisers, which may have changed since. Throws `conflict`
 * once somebody has decided, and refuses its own author.
 */
export async function decideNote(
  ctx: Services,
  { member: { member_id }, actor }: Doer,
  { note_id, decision, reason }: Decision,
): Promise<StudioResponse<StudioOperations['instrumentNoteDecide']>> {
  const isApproved = decision === 'approved'
  if (!isApproved && reason.length < 2) throw new AppError(NO_REASON)
  // Before the transaction: this queries the database over connections of its own, and words never change.
  const advisers = isApproved ? await judgeWords(ctx, note_id) : []
  return ctx.db.orm.transaction(async (tx) => {
    const { note, at } = await holdVersion(tx, note_id)
    if (note.state !== 'waiting') throw new AppError(DECIDED)
    if (isApproved) {
      await refuseUnsound(tx, note, advisers)
      await endShown(tx, note.code, { ended_by: member_id, ended_at: at })
    }
    await checkedBy(
      REFUSALS,
      tx
        .update(instrumentNote)
        .set({
          state: isApproved ? 'out' : 'returned',
          decided_by: member_id,
          decided_at: at,
          reason: isApproved ? '' : reason,
        })
        .where(eq(instrumentNote.note_id, note_id))
        .execute(),
    )
    await appendAudit(ctx, tx, actor, {
      action: isApproved ? 'instrument_note.approve' : 'instrument_note.return',
      subject: `instrument_note:${note.code}`,
      after: { version: note_id, text: note.text, ...(!isApproved && { reason }) },
    })
    return { state: isApproved ? 'out' : 'returned' }
  })
}

/**
 * Checks the words of a version against the rules, which may have changed since it was written. Returns who may say
 * them.
 */
async function judgeWords(ctx: Services, note_id: number): Promise<readonly Adviser[]> {
  const [note] = await ctx.db.orm
    .select({ text: instrumentNote.text })
    .from(instrumentNote)
    .where(eq(instrumentNote.note_id, note_id))
  if (!note) throw new AppError(studioErrors.notFound)
  await pageDocuments.refuseFaultyTexts(ctx, [note.text])
  return (await ctx.company.read()).advisers
}

/** Refuses what has expired, and what its adviser may no longer say. */
async function refuseUnsound(tx: Transaction, note: Note, advisers: readonly Adviser[]): Promise<void> {
  const isGood = and(eq(instrumentNote.note_id, note.note_id), gte(instrumentNote.good_until, todayInChina))
  if ((await tx.$count(instrumentNote, isGood)) === 0) throw new AppError(OVER)
  const { adviser, adviser_no } = await holdAdviser(tx, note.staff_id)
  if (adviser !== note.adviser || adviser_no !== note.adviser_no) throw new AppError(OTHER_NUMBER)
  refuseOtherAdviser(advisers, note)
}

async function endShown(
  tx: Transaction,
  code: string,
  ended: { ended_by: number; ended_at: SQL },
): Promise<void> {
  await tx
    .update(instrumentNote)
    .set({ state: 'replaced', ...ended })
    .where(and(eq(instrumentNote.code, code), eq(instrumentNote.state, 'out')))
}

/**
 * Withdraws a version that is out or waiting; a repeat changes nothing. Throws `conflict` for one that ended otherwise.
 */
export async function withdrawNote(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { member, actor }: Doer,
  { note_id, reason }: StudioInput<StudioOperations['instrumentNoteWithdraw']>,
): Promise<StudioResponse<StudioOperations['instrumentNoteWithdraw']>> {
  return db.orm.transaction(async (tx) => {
    const { note, at } = await holdVersion(tx, note_id)
    if (note.state === 'withdrawn') return {}
    if (note.state !== 'out' && note.state !== 'waiting') throw new AppError(DECIDED)
    await tx
      .update(instrumentNote)
      .set({ state: 'withdrawn', ended_by: member.member_id, ended_at: at, ended_why: reason })
      .where(eq(instrumentNote.note_id, note_id))
    await appendAudit({ config }, tx, actor, {
      action: 'instrument_note.withdraw',
      subject: `instrument_note:${note.code}`,
      after: { version: note_id, text: note.text, reason },
    })
    return {}
  })
}
