import { specs } from '@yingzao/blocks/props'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  switchLimits,
} from '@yingzao/contract/studio'
import { and, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { microsOf, momentOf } from '../../db/micros'
import type { Member } from '../../http/member'
import { findProductNames } from '../catalogue'
import { memberNames } from '../members'
import { pageLists } from '../pages'
import { killSwitch } from './kill-switch-tables'

type Answer = StudioResponse<StudioOperations['switchList']>
type Row = Answer['active'][number]

/** What is switched off, the newest first, and the next of those that were lifted. */
export async function listSwitches(
  { db }: Pick<Context, 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  { after, limit }: StudioInput<StudioOperations['switchList']>,
): Promise<Answer> {
  const [active, lifted] = await Promise.all([
    selectSwitches(db)
      .where(isNull(killSwitch.lifted_at))
      .orderBy(desc(killSwitch.switch_id))
      .limit(switchLimits.active),
    selectSwitches(db)
      .where(and(isNotNull(killSwitch.lifted_at), isAfter(after)))
      .orderBy(desc(killSwitch.lifted_at), desc(killSwitch.switch_id))
      .limit(limit + 1),
  ])
  const shown = lifted.slice(0, limit)
  const last = shown.at(-1)
  const names = await productNames(db, [...active, ...shown])
  const answerOf = (found: Found) => rowOf(found, member_id, names)
  return {
    active: active.map(answerOf),
    list: shown.map(answerOf),
    next: lifted.length > limit && last ? `${last.micros}.${last.row.switch_id}` : null,
  }
}

function selectSwitches(db: Context['db']) {
  const title = pageLists.pageTitles('title')
  const setter = memberNames('setter')
  const asker = memberNames('asker')
  const lifter = memberNames('lifter')
  return db.orm
    .select({
      row: killSwitch,
      title: title.title,
      set_by: setter.name,
      lift_asked_by: asker.name,
      lifted_by: lifter.name,
      micros: microsOf(killSwitch.lifted_at),
    })
    .from(killSwitch)
    .leftJoin(title, sql`${killSwitch.scope} = 'page' AND ${title.code} = ${killSwitch.value}`)
    .leftJoin(setter, sql`${setter.member_id} = ${killSwitch.set_by}`)
    .leftJoin(asker, sql`${asker.member_id} = ${killSwitch.lift_asked_by}`)
    .leftJoin(lifter, sql`${lifter.member_id} = ${killSwitch.lifted_by}`)
}

interface Found {
  row: typeof killSwitch.$inferSelect
  title: string | null
  set_by: string | null
  lift_asked_by: string | null
  lifted_by: string | null
  micros: string
}

function productNames(db: Context['db'], found: readonly Found[]) {
  const ids = found.flatMap(({ row }) => (row.scope === 'product' ? [Number(row.value)] : []))
  return findProductNames(db.orm, ids)
}

function rowOf(found: Found, reader: number, names: ReadonlyMap<number, string>): Row {
  const { row } = found
  return {
    switch_id: row.switch_id,
    scope: row.scope,
    value: row.value,
    value_name: nameOf(found, names) ?? '',
    reason: row.reason,
    set_by: found.set_by ?? '',
    set_at: row.set_at.toISOString(),
    lift_asked_by: found.lift_asked_by,
    lift_asked_at: row.lift_asked_at?.toISOString() ?? null,
    is_own_ask: row.lift_asked_by === reader,
    lifted_by: found.lifted_by,
    lifted_at: row.lifted_at?.toISOString() ?? null,
  }
}

function nameOf({ row: { scope, value }, title }: Found, names: ReadonlyMap<number, string>) {
  if (scope === 'product') return names.get(Number(value))
  return scope === 'block' ? specs.find(value)?.title : title
}

/** After the switch that `next` named; anything else starts from the beginning. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, micros, id] = /^(-?\d{1,17})\.(\d{1,15})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${killSwitch.lifted_at}, ${killSwitch.switch_id}) < (${momentOf(micros)}, ${id}::bigint)`
}
