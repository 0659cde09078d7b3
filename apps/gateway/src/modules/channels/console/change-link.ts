import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  trackedParameters,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { changesOf } from '../../../db/changes'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { trackedLink } from '../channel-tables'
import { insertLinks, type LinkRow } from '../link-store'

type Services = Pick<Context, 'config' | 'db'>
type Fields = StudioInput<StudioOperations['trackedLinkCreate']>

/** Violations of the table's constraints, as messages for whoever typed the values. */
export const REFUSALS: Refusals = [
  ['tracked_link_target', refusal('请选择一个页面，或者一个固定地址，只选一种')],
  ['tracked_link_page', refusal('没有这个页面，请重新选择')],
]

/** Creates a link. */
export async function createLink(
  { config, db }: Services,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  fields: Fields,
): Promise<StudioResponse<StudioOperations['trackedLinkCreate']>> {
  return db.orm.transaction(async (tx) => {
    const stored = storedOf(fields)
    const [made] = await checkedBy(REFUSALS, insertLinks(tx, [{ ...stored, created_by: member.member_id }]))
    if (!made) throw new Error('A link was stored and not told.')
    await appendAudit({ config }, tx, actor, {
      action: 'tracked_link.create',
      subject: `tracked_link:${made.link_id}`,
      after: { code: made.code, ...withoutNone(stored) },
    })
    return made
  })
}

/** Changes a link. Throws `conflict` where somebody else has changed it since. */
export async function changeLink(
  { config, db }: Services,
  actor: Actor,
  { link_id, base_revision, ...fields }: StudioInput<StudioOperations['trackedLinkChange']>,
): Promise<StudioResponse<StudioOperations['trackedLinkChange']>> {
  return db.orm.transaction(async (tx) => {
    const row = await lockLink(tx, link_id)
    if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const changes = changesOf(row, storedOf(fields))
    if (changes.names.length === 0) return { revision: base_revision }
    const revision = base_revision + 1
    await checkedBy(
      REFUSALS,
      tx
        .update(trackedLink)
        .set({ ...changes.after, revision, updated_at: sql`now()` })
        .where(eq(trackedLink.link_id, link_id)),
    )
    await appendAudit({ config }, tx, actor, {
      action: 'tracked_link.change',
      subject: `tracked_link:${link_id}`,
      before: changes.before,
      after: changes.after,
    })
    return { revision }
  })
}

/**
 * Switches a link off, or back on; repeating it changes nothing. Throws `conflict` where somebody else has changed it
 * since.
 */
export async function switchLink(
  { config, db }: Services,
  actor: Actor,
  { link_id, base_revision, is_off }: StudioInput<StudioOperations['trackedLinkSwitch']>,
): Promise<StudioResponse<StudioOperations['trackedLinkSwitch']>> {
  return db.orm.transaction(async (tx) => {
    const row = await lockLink(tx, link_id)
    if (row.is_off === is_off) return { revision: row.revision }
    if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const revision = base_revision + 1
    await tx
      .update(trackedLink)
      .set({ is_off, revision, updated_at: sql`now()` })
      .where(eq(trackedLink.link_id, link_id))
    await appendAudit({ config }, tx, actor, {
      action: is_off ? 'tracked_link.switch_off' : 'tracked_link.switch_on',
      subject: `tracked_link:${link_id}`,
    })
    return { revision }
  })
}

async function lockLink(tx: Transaction, link_id: string): Promise<LinkRow> {
  const [row] = await tx.select().from(trackedLink).where(eq(trackedLink.link_id, link_id)).for('update')
  if (!row) throw new AppError(studioErrors.notFound)
  return row
}

/** In the form of the table: what a link does not specify is null. */
export function storedOf({ params, ...fields }: Fields) {
  const said = Object.fromEntries(trackedParameters.map((name) => [name, params[name] ?? null])) as Record<
    (typeof trackedParameters)[number],
    string | null
  >
  return { ...fields, ...said }
}

/** For the log: only what a new link says. */
export function withoutNone(stored: object): object {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null && value !== ''))
}
