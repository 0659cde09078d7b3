import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { hashHandset } from '../../../pii/sealed-handset'
import { conversion } from '../../conversions'
import { leadsOfPhone, messagesOfLeads } from '../../leads'
import { findByPhone } from '../../passport'
import { type ExposureRow, exposure, findFacts, type RenderingFacts } from '../../renderings'
import { visitLog } from '../../visits'

/** Whose views are asked for. */
export type Whose = { lead: number } | { order: string } | { handset: string }

/** What somebody had before them at a moment. */
export interface Sighting {
  /** A view, or what they did then. */
  kind: 'view' | ExposureRow['kind']
  at: Date
  /** What was done, in the words of its module; of a view its session and number. */
  subject: string
  page_code: string | null
  page_version: number | null
  variant: string | null
  container: string | null
  /** As the browser told. Null: it did not. */
  rendering: string | null
  /** What was kept under that name. Undefined: nothing, or the browser told no name. */
  facts: RenderingFacts | undefined
}

/** How far back views are looked for, and at most how many. */
const DAYS = 30
const MOST = 200

/**
 * What somebody saw until a moment, the newest first: views of their browsers and what they did. `until`: for a lead or an
 * order when it was made, unless told. Undefined: there is no such lead, order or person.
 */
export async function seenBy(
  { config, db: { orm } }: Pick<Context, 'config' | 'db'>,
  whose: Whose,
  until: Date | undefined,
): Promise<Sighting[] | undefined> {
  const acts = await actsOf(orm, await conditionOf(config, orm, whose))
  const known = acts.flatMap(({ visitor_id }) => (visitor_id === null ? [] : [visitor_id]))
  const uids = acts.flatMap(({ uid }) => (uid === null ? [] : [uid]))
  const phone = 'handset' in whose ? await findByPhone(config, orm, whose.handset) : undefined
  if (phone !== undefined) uids.push(phone)
  if (acts.length === 0 && uids.length === 0) return undefined
  const last = until ?? acts[0]?.created_at ?? new Date()
  const done = await exposuresOf(orm, acts, last)
  const views = await viewsOf(orm, { known: [...new Set(known)], uids: [...new Set(uids)], last })
  const all = [...done, ...views].sort((a, b) => b.at.getTime() - a.at.getTime())
  const facts = await findFacts(
    orm,
    all.flatMap(({ rendering }) => (rendering === null ? [] : [rendering])),
  )
  return all.map((one) => ({ ...one, facts: one.rendering === null ? undefined : facts.get(one.rendering) }))
}

async function conditionOf(config: Context['config'], orm: Orm, whose: Whose): Promise<SQL | undefined> {
  if ('order' in whose)
    return and(inArray(conversion.kind, ['order', 'payment']), eq(conversion.subject, whose.order))
  const leads = 'lead' in whose ? [whose.lead] : await leadsOfPhone(orm, hashHandset(config, whose.handset))
  const messages = (await messagesOfLeads(orm, leads)).map(String)
  const ofLeads =
    messages.length === 0
      ? undefined
      : and(eq(conversion.kind, 'lead'), inArray(conversion.subject, messages))
  if ('lead' in whose) return ofLeads ?? sql`false`
  const uid = await findByPhone(config, orm, whose.handset)
  return or(ofLeads, uid === undefined ? undefined : eq(conversion.uid, uid)) ?? sql`false`
}

async function actsOf(orm: Orm, condition: SQL | undefined) {
  const { kind, subject, visitor_id, uid, created_at } = conversion
  return orm
    .select({ kind, subject, visitor_id, uid, created_at })
    .from(conversion)
    .where(condition)
    .orderBy(desc(created_at))
    .limit(MOST)
}

type Unproved = Omit<Sighting, 'facts'>

async function exposuresOf(
  orm: Orm,
  acts: readonly { kind: string; subject: string }[],
  last: Date,
): Promise<Unproved[]> {
  if (acts.length === 0) return []
  const pairs = acts.map(({ kind, subject }) => sql`(${kind}, ${subject})`)
  const rows = await orm
    .select()
    .from(exposure)
    .where(
      sql`(${exposure.kind}, ${exposure.subject}) IN (${sql.join(pairs, sql`, `)})
        AND ${exposure.created_at} <= ${last}::timestamptz + interval '1 minute'`,
    )
  return rows.map(({ created_at: at, exposure_id: _id, ...row }) => ({ ...row, at }))
}

/** By the index of browsers, and by that of who was logged in. */
async function viewsOf(
  orm: Orm,
  { known, uids, last }: { known: readonly string[]; uids: readonly number[]; last: Date },
): Promise<Unproved[]> {
  const found = new Map<string, Unproved>()
  const asked = [
    ...(known.length > 0 ? [inArray(visitLog.visitor_id, [...known])] : []),
    ...(uids.length > 0 ? [inArray(visitLog.visitor, [...uids])] : []),
  ]
  for (const whose of asked) {
    const rows = await orm
      .select()
      .from(visitLog)
      .where(
        and(
          whose,
          sql`${visitLog.created_at} BETWEEN ${last}::timestamptz - make_interval(days => ${DAYS}) AND ${last}`,
        ),
      )
      .orderBy(desc(visitLog.created_at))
      .limit(MOST)
    for (const { session_id, view_seq, code, created_at, ...row } of rows) {
      const subject = `${session_id} ${view_seq}`
      const { page_version, variant, container, rendering } = row
      found.set(subject, {
        ...{ kind: 'view', at: created_at, subject, page_code: code },
        ...{ page_version, variant, container, rendering },
      })
    }
  }
  return [...found.values()]
}
