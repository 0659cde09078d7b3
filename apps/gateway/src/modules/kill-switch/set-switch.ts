import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { leaveWord, type PageNews } from '../../edge/leave-word'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { checkedBy, type Refusals, refusal } from '../../http/studio-refusals'
import { type Actor, appendAudit } from '../audit'
import { killSwitch } from './kill-switch-tables'
import { readTarget, type SwitchTarget } from './switch-target'

type Services = Pick<Context, 'config' | 'db' | 'log'>

/** What the table's own rules forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['kill_switch_active', { ...studioErrors.alreadyExists, msg: '这一项已经停用，无需重复操作' }],
  ['kill_switch_legal_pages_stay', refusal('隐私政策和服务条款须始终可见，不能停用')],
  ['kill_switch_value_needed', refusal('请填写要停用的内容')],
  ['kill_switch_page_form', refusal('页面代码不正确')],
  ['kill_switch_product_form', refusal('商品编号应为数字')],
]

/** Switches something off for every visitor; every process is notified when it commits. */
export async function setSwitch(
  { config, db, log }: Services,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { reason, ...asked }: StudioInput<StudioOperations['switchSet']>,
): Promise<StudioResponse<StudioOperations['switchSet']>> {
  const target = readTarget(asked)
  const switch_id = await db.orm.transaction(async (tx) => {
    const [row] = await checkedBy(
      REFUSALS,
      tx
        .insert(killSwitch)
        .values({ ...target, reason, set_by: member_id })
        .returning({ switch_id: killSwitch.switch_id }),
    )
    if (!row) throw new Error('A switch was stored and not told.')
    await leaveWord({ config }, tx, newsOf(target, config.homePage))
    await appendAudit({ config }, tx, actor, {
      action: 'switch.set',
      subject: `kill_switch:${row.switch_id}`,
      after: { ...target, reason },
    })
    return row.switch_id
  })
  log.warn({ switch_id, ...target, by: actor.who }, 'Switched off for every visitor')
  return { switch_id }
}

/** Which pages a switch may change. Null: any. */
function codesOf({ scope, value }: SwitchTarget): string[] | null {
  return scope === 'page' ? [value] : null
}

/** For a switch that takes away all pages, only one is checked for all: the one through which most visitors come. */
function newsOf(target: SwitchTarget, homePage: string): PageNews {
  const codes = codesOf(target)
  if (target.scope === 'all') return { codes, gone: [homePage] }
  return { codes, ...(codes && { gone: codes }) }
}

/** Records that somebody wants a switch lifted. The first to ask is recorded; a repeat changes nothing. */
export async function askLift(
  { config, db, log }: Services,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { switch_id }: StudioInput<StudioOperations['switchAskLift']>,
): Promise<StudioResponse<StudioOperations['switchAskLift']>> {
  await db.orm.transaction(async (tx) => {
    const [asked] = await tx
      .update(killSwitch)
      .set({ lift_asked_by: member_id, lift_asked_at: sql`now()` })
      .where(
        and(
          eq(killSwitch.switch_id, switch_id),
          isNull(killSwitch.lift_asked_by),
          isNull(killSwitch.lifted_at),
        ),
      )
      .returning({ scope: killSwitch.scope, value: killSwitch.value })
    if (!asked) {
      const [row] = await tx.select().from(killSwitch).where(eq(killSwitch.switch_id, switch_id))
      if (!row) throw new AppError(studioErrors.notFound)
      if (row.lifted_at !== null || row.lift_asked_by !== member_id) throw new AppError(studioErrors.conflict)
      return
    }
    await appendAudit({ config }, tx, actor, {
      action: 'switch.ask_lift',
      subject: `kill_switch:${switch_id}`,
      after: asked,
    })
    log.warn({ switch_id, ...asked, by: actor.who }, 'Somebody asks to lift a switch')
  })
  return {}
}

/** Lifts a switch. If two try at once, the second finds it lifted: `conflict`. Whoever asked cannot: `ownSwitch`. */
export async function liftSwitch(
  { config, db, log }: Services,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { switch_id }: StudioInput<StudioOperations['switchLift']>,
): Promise<StudioResponse<StudioOperations['switchLift']>> {
  await db.orm.transaction(async (tx) => {
    const [lifted] = await checkedBy(
      [
        ['kill_switch_lift_needs_two', studioErrors.ownSwitch],
        ['kill_switch_lift_was_asked', studioErrors.conflict],
      ],
      tx
        .update(killSwitch)
        .set({ lifted_by: member_id, lifted_at: sql`now()` })
        .where(and(eq(killSwitch.switch_id, switch_id), isNull(killSwitch.lifted_at)))
        .returning({ scope: killSwitch.scope, value: killSwitch.value }),
    )
    if (!lifted) {
      const known = await tx.$count(killSwitch, eq(killSwitch.switch_id, switch_id))
      throw new AppError(known > 0 ? studioErrors.conflict : studioErrors.notFound)
    }
    await leaveWord({ config }, tx, { codes: codesOf(lifted) })
    await appendAudit({ config }, tx, actor, {
      action: 'switch.lift',
      subject: `kill_switch:${switch_id}`,
      after: lifted,
    })
    log.warn({ switch_id, ...lifted, by: actor.who }, 'A switch was lifted')
  })
  return {}
}
