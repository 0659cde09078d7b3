import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { invitePrize, prizeGrant } from '../invitation-tables'
import { countChange, lockUnchanged } from './change-activity'

type Services = Pick<Context, 'config' | 'company' | 'db'>

const TAKEN = { ...studioErrors.alreadyExists, msg: '这个档位已经有奖品。请修改原来的奖品，或者换一个档位' }
const KEEPS_NAME = refusal('已有客户得到这个奖品，名称不能再改，否则他们看到的奖品会变。请另加一档')
const PROMISED = {
  ...studioErrors.inUse,
  msg: '已有客户得到这个奖品，不能删除。不想再发时，请把剩余库存减到 0',
}

/** Adds a prize. Throws `alreadyExists` where its tier has one. */
export async function addPrize(
  ctx: Services,
  actor: Actor,
  { activity_id, base_revision, ...prize }: StudioInput<StudioOperations['invitePrizeAdd']>,
): Promise<StudioResponse<StudioOperations['invitePrizeAdd']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [prize.name])
  const prize_id = randomUUID()
  return ctx.db.orm.transaction(async (tx) => {
    await lockUnchanged(tx, activity_id, base_revision)
    await refuseDisorder(tx, activity_id, { ...prize, prize_id })
    await orRefuse(
      tx
        .insert(invitePrize)
        .values({ ...prize, prize_id, activity_id })
        .execute(),
      ['invite_prize_of_tier'],
      TAKEN,
    )
    await appendAudit(ctx, tx, actor, {
      action: 'invite.add_prize',
      subject: `invite:${activity_id}`,
      after: { prize_id, ...prize },
    })
    return { prize_id, revision: await countChange(tx, activity_id) }
  })
}

/** Changes what a prize is and requires. Its stock is changed separately, as visitors take from it meanwhile. */
export async function changePrize(
  ctx: Services,
  actor: Actor,
  { prize_id, base_revision, ...after }: StudioInput<StudioOperations['invitePrizeChange']>,
): Promise<StudioResponse<StudioOperations['invitePrizeChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [after.name])
  return ctx.db.orm.transaction(async (tx) => {
    const { activity_id, state, need, name, image, worth } = await lockPrize(tx, prize_id, base_revision)
    const before = { need, name, image, worth }
    if (isDeepStrictEqual(before, after)) return { revision: base_revision }
    if (name !== after.name && (await isPromised(tx, prize_id))) throw new AppError(KEEPS_NAME)
    await refuseDisorder(tx, activity_id, { prize_id, state, need: after.need })
    await tx
      .update(invitePrize)
      .set({ ...after, updated_at: sql`now()` })
      .where(eq(invitePrize.prize_id, prize_id))
    await appendAudit(ctx, tx, actor, {
      action: 'invite.change_prize',
      subject: `invite:${activity_id}`,
      before: { prize_id, ...before },
      after: { prize_id, ...after },
    })
    return { revision: await countChange(tx, activity_id) }
  })
}

/** Adds to or reduces what is left of a prize, relative to the row's value at that moment, so that nothing is lost. */
export async function changeStock(
  ctx: Services,
  actor: Actor,
  { prize_id, base_revision, by }: StudioInput<StudioOperations['invitePrizeStock']>,
): Promise<StudioResponse<StudioOperations['invitePrizeStock']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const { activity_id, stock: left } = await lockPrize(tx, prize_id, base_revision)
    const [changed] = await orRefuse(
      tx
        .update(invitePrize)
        .set({ stock: sql`${invitePrize.stock} + ${by}`, updated_at: sql`now()` })
        .where(eq(invitePrize.prize_id, prize_id))
        .returning({ stock: invitePrize.stock })
        .execute(),
      ['invite_prize_stock'],
      refusal(`现在只剩 ${left} 份，不能减少 ${-by} 份。请填写不超过 ${left} 的数量`),
    )
    if (!changed) throw new Error(`Prize ${prize_id} is locked and not there.`)
    await appendAudit(ctx, tx, actor, {
      action: 'invite.stock',
      subject: `invite:${activity_id}`,
      before: { prize_id, stock: left },
      after: { prize_id, stock: changed.stock },
    })
    return { stock: changed.stock, revision: await countChange(tx, activity_id) }
  })
}

/** Removes a prize. Throws `inUse` if somebody was promised it, even if that is void by now. */
export async function removePrize(
  ctx: Services,
  actor: Actor,
  { prize_id, base_revision }: StudioInput<StudioOperations['invitePrizeRemove']>,
): Promise<StudioResponse<StudioOperations['invitePrizeRemove']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const { activity_id, state, need, name, image, worth, stock } = await lockPrize(
      tx,
      prize_id,
      base_revision,
    )
    if (await isPromised(tx, prize_id)) throw new AppError(PROMISED)
    await tx.delete(invitePrize).where(eq(invitePrize.prize_id, prize_id))
    await appendAudit(ctx, tx, actor, {
      action: 'invite.remove_prize',
      subject: `invite:${activity_id}`,
      before: { prize_id, state, need, name, image, worth, stock },
    })
    return { revision: await countChange(tx, activity_id) }
  })
}

/** Locks the activity of a prize and then the prize, so that nobody takes one while it is changed. */
async function lockPrize(tx: Transaction, prize_id: string, base_revision: number) {
  const where = eq(invitePrize.prize_id, prize_id)
  const [found] = await tx.select({ activity_id: invitePrize.activity_id }).from(invitePrize).where(where)
  if (!found) throw new AppError(studioErrors.notFound)
  await lockUnchanged(tx, found.activity_id, base_revision)
  const [prize] = await tx.select().from(invitePrize).where(where).for('update')
  if (!prize) throw new AppError(studioErrors.notFound)
  return prize
}

async function isPromised(tx: Transaction, prize_id: string): Promise<boolean> {
  const rows = await tx
    .select({ grant_id: prizeGrant.grant_id })
    .from(prizeGrant)
    .where(eq(prizeGrant.prize_id, prize_id))
    .limit(1)
  return rows.length > 0
}

/** Refuses a tier that requires no more people than a lower one, or at least as many as a higher one. */
async function refuseDisorder(
  tx: Transaction,
  activity_id: string,
  { prize_id, state, need }: { prize_id: string; state: number; need: number },
): Promise<void> {
  if (state === 0) {
    if (need !== 0) throw new AppError(refusal('转发奖励不看邀请人数，人数请填 0'))
    return
  }
  if (need === 0) throw new AppError(refusal('邀请奖品至少需要 1 人。请填写需要几位好友'))
  const others = await tx
    .select({ prize_id: invitePrize.prize_id, state: invitePrize.state, need: invitePrize.need })
    .from(invitePrize)
    .where(and(eq(invitePrize.activity_id, activity_id), gt(invitePrize.state, 0)))
  const wrong = others.find(
    (other) =>
      other.prize_id !== prize_id &&
      (other.state < state ? other.need >= need : other.state > state && other.need <= need),
  )
  if (!wrong) return
  const [less, more] = wrong.state < state ? ['多于', '少了'] : ['少于', '多了']
  throw new AppError(
    refusal(
      `第 ${state} 档需要的人数要${less}第 ${wrong.state} 档的 ${wrong.need} 人，现在填的 ${need} 人${more}，请修改`,
    ),
  )
}
